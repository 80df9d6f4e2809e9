import type { WidthTable } from './advance-widths.ts';
import { FULL, type TextBox, tableOf, widthOf, widthOfAll } from './letter-widths.ts';

// Ours and not hyphen: the language of a title is not known (docs/decisions/035-own-code.md).

const vowel = /[aeiouyäöüáéíóúàèìòùâêîôû]/i;
/** Letters that are pronounced as one and stay together. */
const together = /^(?:sch|ch|ck|ph|th|qu|sh)/i;

/** For each letter, whether it is a vowel. */
const vowelsOf = (letters: readonly string[]) => letters.map((letter) => vowel.test(letter));

interface Rest {
  /** Where the rest of the word begins. */
  start: number;
  most: number;
  lastVowel: number;
}

/** How many letters of the rest come before the last syllable that begins within `most`. */
function syllableEnd(letters: string[], vowels: boolean[], { start, most, lastVowel }: Rest): number | null {
  const firstVowel = vowels.indexOf(true, start);
  if (firstVowel === -1) return null;
  const staysTogether = (at: number) => together.test(letters.slice(at, at + 3).join(''));
  for (let at = Math.min(start + most, letters.length - 3); at >= start + 3 && at > firstVowel; at--) {
    const startsSyllable = staysTogether(at) || (!vowels[at] && vowels[at + 1] === true);
    const cutsPair = staysTogether(at - 1) || staysTogether(at - 2);
    if (startsSyllable && !cutsPair && lastVowel >= at) return at - start;
  }
  return null;
}

/** Ends a line: `readHtml` turns it into a break. */
export const LINE_BREAK = '\u2028';

/** Words that may be broken: not links, not other scripts. */
const breakable = /^[\p{Script=Latin}\p{P}\p{M}\p{N}]+$/u;

/**
 * Words wider than the line are hyphenated at the syllable nearest to the line's end. Earlier lines are measured too,
 * so that a long word begins where the last line has room for it. On the last of `lines` a long word that does not fit
 * begins there and ends in an ellipsis, instead of leaving the line nearly empty.
 */
export function hyphenate(
  text: string,
  box: Pick<TextBox, 'width' | 'font' | 'widths' | 'isBold'> & { lines?: number },
  size: number,
): string {
  const table = tableOf(box);
  const width = (box.width * FULL) / size;
  const space = table[' '] ?? 0.25;
  const written: string[] = [];
  let at = 0;
  let line = 1;
  for (const word of text.split(' ')) {
    const letters = Array.from(word.replaceAll('\u00ad', ''));
    const whole = widthOfAll(letters, table);
    const room = at > 0 ? width - at - space : width;
    const isLong = whole > width * LONG && breakable.test(word);
    if (isLong && whole > room && line === box.lines && room > width * MIN_START) {
      const end = mostThatFit(letters, 0, room - widthOf('…', table), table);
      written.push(`${letters.slice(0, end).join('')}…`);
      break;
    }
    if (whole <= width || !breakable.test(word)) {
      if (at > 0 && whole > room) line += 1;
      at = at > 0 && whole <= room ? at + space + whole : whole % Math.max(width, 0.1);
      written.push(letters.join(''));
    } else {
      const { written: pieces, last } = broken(letters, room, width, table);
      const breaks = pieces.split(LINE_BREAK).length - 1;
      line += breaks + (at > 0 && room <= width * MIN_START ? 1 : 0);
      at = last;
      written.push(pieces);
    }
  }
  return written.join(' ');
}

/** A word of this share of a line leaves a visible gap. */
const LONG = 0.7;
/** A third of a line or less is too little to begin a broken word in. */
const MIN_START = 0.34;

/** How many letters from `start` on fit, at least two. Stops at the first that does not. */
function mostThatFit(letters: string[], start: number, room: number, table: WidthTable): number {
  let width = 0;
  let count = 0;
  while (start + count < letters.length) {
    width += widthOf(letters[start + count] ?? '', table);
    if (width > room) break;
    count += 1;
  }
  return Math.min(Math.max(2, count), letters.length - start);
}

/** One pass over the letters: a word may have thousands, and slicing the rest for each line took 20 s for 700. */
function broken(word: string[], room: number, width: number, table: WidthTable): { written: string; last: number } {
  const hyphen = table['-'] ?? 0.3;
  const vowels = vowelsOf(word);
  const lastVowel = vowels.lastIndexOf(true);
  let start = 0;
  let free = room > width * MIN_START ? room : width;
  let written = '';
  while (mostThatFit(word, start, free, table) < word.length - start) {
    const end = mostThatFit(word, start, free - hyphen, table);
    const syllable = syllableEnd(word, vowels, { start, most: end, lastVowel });
    // No syllable ends here: the renderer breaks where it must.
    if (syllable === null) break;
    written += `${word.slice(start, start + syllable).join('')}-${LINE_BREAK}`;
    start += syllable;
    free = width;
  }
  const rest = word.slice(start);
  return { written: written + rest.join(''), last: Math.min(width, widthOfAll(rest, table)) };
}
