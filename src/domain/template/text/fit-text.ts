// How large a text may be: the largest size at which its lines fit, between two bounds; below the lower bound the
// template clamps it with an ellipsis. Computed from the fonts' own letter widths, so that no text is laid out twice;
// it takes a few microseconds and gives the same result on every machine.

import type { FontName } from '#domain/template/style-options.ts';
import { advanceWidths } from './advance-widths.ts';
import { isPixelAligned, pixelAlignedUpTo } from './crisp-size.ts';
import { hyphenate, LINE_BREAK } from './hyphenate.ts';
import { FULL, type TextBox, tableOf } from './letter-widths.ts';
import { fits, wordsOf } from './line-fit.ts';

/** A text may be this many px smaller if that breaks fewer words. */
const MIN_BREAK = 2;

/** The line height that designs are made for. */
const LEADING = 1.16;

/** Oswald and scripts with tall marks need more space between lines, or they are cut off. */
export function leadingOf(text: string, font: FontName): number {
  if (/[\u0590-\u08ff\u0900-\u0dff\u0e00-\u109f\u1780-\u17ff\ufb1d-\ufeff]/u.test(text)) return 1.4;
  return font === 'oswald' ? 1.3 : LEADING;
}

/**
 * Font size in px, a whole number between min and max; less if the text's lines are further apart. Only sizes at which
 * the font's letters are crisp: the result may be a few px below min, never larger than what fits.
 */
export function fitText(text: string, box: TextBox): number {
  const font = box.font ?? 'roboto';
  const tops = (box.widths ?? advanceWidths[font]).tops?.[box.isBold ? 'bold' : 'regular'];
  const words = wordsOf(text, tableOf(box));
  // Words longer than the line are broken only below this size: smaller letters are better than a broken word, up to a
  // point.
  const breaksBelow = box.min + (box.max - box.min) * 0.4;
  let best: { size: number; breaks: number } | null = null;
  let least = box.min;
  for (let size = box.max; size > least; size -= tops ? 1 : size > 60 ? 4 : 2) {
    if (tops && !isPixelAligned(forLeading(size), tops)) continue;
    const mayBreak = size <= breaksBelow;
    if (!fits(words, (box.width * FULL) / size, box.lines, mayBreak)) continue;
    if (!mayBreak) return forLeading(size);
    // If words are broken, lines are counted as they will be written: syllables end before the line does.
    const written = hyphenate(text, box, forLeading(size));
    if (linesOf(written, box, forLeading(size)) > box.lines) continue;
    const breaks = written.split(LINE_BREAK).length - 1;
    if (breaks === 0) return forLeading(size);
    if (!best) least = Math.max(box.min, size - MIN_BREAK - 1);
    if (!best || breaks < best.breaks) best = { size, breaks };
  }
  if (best) return forLeading(best.size);
  return tops ? pixelAlignedUpTo(forLeading(box.min), tops) : forLeading(box.min);

  function forLeading(size: number) {
    return Math.round((size * LEADING) / leadingOf(text, font));
  }
}

/** How many lines a text takes whose words are already broken. */
function linesOf(text: string, box: TextBox, size: number): number {
  const width = (box.width * FULL) / size;
  const table = tableOf(box);
  let sum = 0;
  for (const piece of text.split(LINE_BREAK)) {
    const words = wordsOf(piece, table);
    let lines = 1;
    while (lines <= box.lines && !fits(words, width, lines, true)) lines += 1;
    sum += lines;
    // More than fit: how many more does not matter.
    if (sum > box.lines) return sum;
  }
  return sum;
}
