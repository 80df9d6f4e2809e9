import { fits, wordsOf } from './line-fit.ts';
import { FULL, type TextBox, tableOf } from './text-box.ts';

/**
 * Text cut to its lines with an ellipsis after a whole word. Always for right-to-left text: Takumi's own clamp keeps
 * only one word of such a line (measured). For other text if a design asks for it (centred lines: browsers centre the
 * line they cut before adding the ellipsis, and lose its end); otherwise it is left to the clamp, which knows the last
 * letter that fits.
 */
export function clipped(text: string, box: Omit<TextBox, 'max' | 'min'> & { atWords?: boolean }, size: number): string {
  const isRightToLeft = /[\u0590-\u08ff]/.test(text);
  if (!isRightToLeft && !box.atWords) return text;
  const table = tableOf(box);
  const width = (box.width * (isRightToLeft ? 0.9 : FULL)) / size;
  const fitsIn = (words: string) => fits(wordsOf(words, table), width, box.lines, !isRightToLeft);
  if (fitsIn(text)) return text;
  const all = text.split(' ');
  // More words never take fewer lines, so the last one that fits is found by bisection.
  let [most, tooMany] = [1, all.length + 1];
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fitsIn(`${all.slice(0, middle).join(' ')}…`)) most = middle;
    else tooMany = middle;
  }
  const words = all.slice(0, most);
  // Scripts without spaces, and words longer than all lines: the clamp finds their end.
  if (words.length === 1 && !isRightToLeft) return text;
  return `${words.join(' ').replace(/[,;:–—-]+$/, '')}…`;
}
