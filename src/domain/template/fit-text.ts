// How large a text may be: the largest size at which its lines fit, between two bounds; below the lower bound the
// template clamps it with an ellipsis. Computed from the fonts' own letter widths, so that no text is laid out twice;
// it takes a few microseconds and gives the same result on every machine.
import { advanceWidths, type FontWidths, type WidthTable } from './advance-widths.ts';
import { isPixelAligned, pixelAlignedUpTo } from './crisp-size.ts';
import { type FontName, fontNames } from './style-options.ts';

export interface TextBox {
  width: number;
  lines: number;
  max: number;
  min: number;
  font?: FontName;
  /** For other fonts: used instead of the font's table. */
  widths?: FontWidths;
  isBold?: boolean;
}

/** Kerning and fallback fonts shift real lines a little: a line counts as full at this share of the box. */
const FULL = 0.97;

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

const tableOf = ({ font = 'roboto', widths, isBold = false }: Pick<TextBox, 'font' | 'widths' | 'isBold'>) =>
  (widths ?? advanceWidths[font])[isBold ? 'bold' : 'regular'];

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

const vowel = /[aeiouyäöüáéíóúàèìòùâêîôû]/i;
/** Letters that are pronounced as one and stay together. */
const together = /^(?:sch|ch|ck|ph|th|qu|sh)/i;

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
    if (isLong && whole > room && line === box.lines && room > width * MIN_START_MS) {
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
      line += breaks + (at > 0 && room <= width * MIN_START_MS ? 1 : 0);
      at = last;
      written.push(pieces);
    }
  }
  return written.join(' ');
}

/** A word of this share of a line leaves a visible gap. */
const LONG = 0.7;
/** A third of a line or less is too little to begin a broken word in. */
const MIN_START_MS = 0.34;

const widthOfAll = (letters: string[], table: WidthTable) =>
  letters.reduce((sum, letter) => sum + widthOf(letter, table), 0);

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
  const vowels = word.map((letter) => vowel.test(letter));
  const lastVowel = vowels.lastIndexOf(true);
  let start = 0;
  let free = room > width * MIN_START_MS ? room : width;
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

interface Word {
  width: number;
  /** Width of the space before it; 0 between characters of scripts that break anywhere. */
  space: number;
}

/** Scripts that are written without spaces and may break between any two characters. */
const breaksAnywhere =
  /[\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}\u0e00-\u0eff\u1780-\u17ff\u1000-\u109f]/u;

function wordsOf(text: string, table: WidthTable): Word[] {
  const words: Word[] = [];
  let width = 0;
  let space = 0;
  const end = () => {
    if (width > 0) words.push({ width, space });
    width = 0;
    space = 0;
  };
  for (const character of text) {
    if (/\s/.test(character)) {
      end();
      space = table[' '] ?? 0.25;
    } else if (breaksAnywhere.test(character)) {
      end();
      width = 1;
      end();
    } else {
      width += widthOf(character, table);
      if (character === '-') end();
    }
  }
  end();
  return words;
}

/** Letters missing in a table, by table: classifying a letter costs more than everything else. */
const reckoned = new WeakMap<WidthTable, Map<string, number>>();
const MAX_COUNTED = 5_000;

function widthOf(character: string, table: WidthTable): number {
  const own = Object.hasOwn(table, character) ? table[character] : undefined;
  if (own !== undefined) return own;
  const known = reckoned.get(table) ?? new Map<string, number>();
  reckoned.set(table, known);
  const width = known.get(character) ?? reckon(character, table);
  if (known.size < MAX_COUNTED) known.set(character, width);
  return width;
}

function reckon(character: string, table: WidthTable): number {
  const base = table[character.normalize('NFD')[0] ?? ''];
  if (base !== undefined) return base;
  if (/\p{Mark}|\u200d|\ufe0f|\u00ad/u.test(character)) return 0;
  if (/\p{Extended_Pictographic}/u.test(character)) return 1.15;
  return /\p{Script=Arabic}/u.test(character) ? 0.52 : 0.66;
}

function fits(words: Word[], width: number, lines: number, mayBreak: boolean): boolean {
  let used = 1;
  let at = 0;
  for (const word of words) {
    if (word.width > width && !mayBreak) return false;
    const next = at === 0 ? word.width : at + word.space + word.width;
    if (next <= width) {
      at = next;
      continue;
    }
    if (word.width <= width) {
      used += 1;
      at = word.width;
    } else {
      // A broken word begins where the line has room, and leaves a bit of every line empty.
      const share = width * 0.88;
      const room = at > 0 && width - at - word.space > width * 0.34 ? share - at - word.space : 0;
      const rest = word.width - room;
      used += (room === 0 && at === 0 ? 0 : 1) + Math.ceil(rest / share) - 1;
      at = rest % share;
    }
    if (used > lines) return false;
  }
  return true;
}

export const isFontName = (name: unknown): name is FontName => fontNames.some((font) => font === name);
