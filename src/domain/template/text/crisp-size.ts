// Sizes at which a text looks the same wherever its card is drawn. Browsers on Linux desktops hint fonts: they stretch
// letters by up to a pixel until the small ones end on a whole pixel, which is visible in a line of bold letters. At
// the sizes chosen here the small letters end close enough to a whole pixel already. The steps are those of FreeType's
// light hinter (aflatin.c), compared with Chromium for our five families, regular and bold, at every size from 20 to
// 110.

/**
 * Height of small letters as a share of the font size: the straight ones (x) and the slightly higher round ones (o).
 */
export interface LetterTops {
  flat: number;
  round: number;
}

/** How far the tops may move, in pixels: doubling it doubles the difference in a line of letters. */
const MAX_SHIFT_PX = 0.45;
/** Below it the hinter has other rules, and no design uses such text. */
const SMALLEST = 16;

export const isPixelAligned = (size: number, tops: LetterTops): boolean =>
  size < SMALLEST || moved(size, tops) <= MAX_SHIFT_PX;

/** The largest crisp size up to this one. */
export function pixelAlignedUpTo(size: number, tops: LetterTops): number {
  let crisp = size;
  while (!isPixelAligned(crisp, tops)) crisp -= 1;
  return crisp;
}

/** The hinter calculates in whole 64ths of a pixel, and its rounding matters at some sizes. */
const PIXEL = 64;

/** How far the hinter moves the tops, straight and round ones together. */
function moved(size: number, tops: LetterTops): number {
  const [flat, round] = [tops.flat * size * PIXEL, tops.round * size * PIXEL];
  const whole = Math.floor((Math.round(round) + 40) / PIXEL) * PIXEL;
  const stretch = whole / Math.round(round);
  const overshoot = Math.round((round - flat) * stretch);
  // If round letters overshoot by more than 3/4 of a pixel, all stay as stretched.
  if (overshoot > 48) return Math.abs(whole - round) / PIXEL;
  // Otherwise the straight ones end on a whole pixel, the round ones there or half a pixel or one higher.
  const top = Math.round(Math.round(flat * stretch) / PIXEL) * PIXEL;
  const roundTop = top + (overshoot < 32 ? 0 : overshoot < 48 ? 32 : PIXEL);
  return Math.hypot(top - flat, roundTop - round) / Math.SQRT2 / PIXEL;
}
