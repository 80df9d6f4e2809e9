// How large a text may stand: the largest size at which its lines fit, between two bounds; below the smaller bound the
// template clamps it with an ellipsis. Reckoned from the fonts' own letter widths, so that no text has to be laid out
// twice; it takes a few microseconds and gives the same number on every machine.
import { advanceWidths, type WidthTable } from './advance-widths.ts';
import { type FontName, fontNames } from './style-options.ts';

export interface TextBox {
  width: number;
  lines: number;
  max: number;
  min: number;
  font?: FontName;
  isBold?: boolean;
}

/** Kerning and fallback fonts move real lines a little: a line is taken as full at this share of the box. */
const FULL = 0.97;

/** The line height that designs are made for. */
const LEADING = 1.16;

/** Oswald and the scripts with tall marks need room between lines, or their ends are cut. */
export function leadingOf(text: string, font: FontName): number {
  if (/[\u0590-\u08ff\u0900-\u0dff\u0e00-\u109f\u1780-\u17ff\ufb1d-\ufeff]/u.test(text)) return 1.4;
  return font === 'oswald' ? 1.3 : LEADING;
}

/** Font size in px, a whole number between min and max; less where the text's lines stand further apart. */
export function fitText(text: string, box: TextBox): number {
  const font = box.font ?? 'roboto';
  const words = wordsOf(text, tableOf(box));
  // A word longer than the line is broken only below this size: smaller letters are better than a cut word, up to a point.
  const breaksBelow = box.min + (box.max - box.min) * 0.4;
  for (let size = box.max; size > box.min; size -= size > 60 ? 4 : 2) {
    if (fits(words, (box.width * FULL) / size, box.lines, size <= breaksBelow)) return forLeading(size);
  }
  return forLeading(box.min);

  function forLeading(size: number) {
    return Math.round((size * LEADING) / leadingOf(text, font));
  }
}

const tableOf = ({ font = 'roboto', isBold = false }: Pick<TextBox, 'font' | 'isBold'>) =>
  advanceWidths[font][isBold ? 'bold' : 'regular'];

const vowel = /[aeiouyäöüáéíóúàèìòùâêîôû]/i;
/** Letters that are spoken as one and stay together. */
const together = /^(?:sch|ch|ck|ph|th|qu|sh)/i;

/**
 * Right-to-left text cut to its lines with an ellipsis. Takumi's own clamp keeps only a word of such a line (measured), so
 * it must never have to; other texts are left to it.
 */
export function clipped(text: string, box: Pick<TextBox, 'width' | 'font' | 'isBold' | 'lines'>, size: number): string {
  if (!/[\u0590-\u08ff]/.test(text)) return text;
  const table = tableOf(box);
  const fitsIn = (words: string) => fits(wordsOf(words, table), (box.width * 0.9) / size, box.lines, false);
  if (fitsIn(text)) return text;
  const words = text.split(' ');
  while (words.length > 1 && !fitsIn(`${words.join(' ')}…`)) words.pop();
  return `${words.join(' ')}…`;
}

/** Ends a line: `readHtml` turns it into a break. */
export const LINE_BREAK = '\u2028';

/**
 * Words wider than the line are broken with a hyphen, at the syllable nearest to the line's end. The lines before are
 * reckoned too, so that a long word begins where the last line has room for it.
 */
export function hyphenate(text: string, box: Pick<TextBox, 'width' | 'font' | 'isBold'>, size: number): string {
  const table = tableOf(box);
  const width = (box.width * FULL) / size;
  const space = table[' '] ?? 0.25;
  let at = 0;
  return text
    .split(' ')
    .map((word) => {
      const letters = Array.from(word.replaceAll('\u00ad', ''));
      const whole = widthOfAll(letters, table);
      if (whole <= width || !/^[\p{Script=Latin}\p{P}\p{M}\p{N}]+$/u.test(word)) {
        at = at > 0 && at + space + whole <= width ? at + space + whole : whole % Math.max(width, 0.1);
        return letters.join('');
      }
      const room = at > 0 ? width - at - space : width;
      const { written, last } = broken(letters, room, width, table);
      at = last;
      return written;
    })
    .join(' ');
}

const widthOfAll = (letters: string[], table: WidthTable) =>
  letters.reduce((sum, letter) => sum + widthOf(letter, table), 0);

function broken(word: string[], room: number, width: number, table: WidthTable): { written: string; last: number } {
  let rest = word;
  // A third of a line or less is too little to begin in.
  let free = room > width * 0.34 ? room : width;
  let written = '';
  while (widthOfAll(rest, table) > free) {
    let end = rest.length;
    while (end > 2 && widthOfAll(rest.slice(0, end), table) + (table['-'] ?? 0.3) > free) end -= 1;
    const syllable = syllableEnd(rest, end);
    // No syllable ends here: the renderer breaks where it must.
    if (syllable === null) break;
    written += `${rest.slice(0, syllable).join('')}-${LINE_BREAK}`;
    rest = rest.slice(syllable);
    free = width;
  }
  return { written: written + rest.join(''), last: Math.min(width, widthOfAll(rest, table)) };
}

function syllableEnd(letters: string[], most: number): number | null {
  for (let at = Math.min(most, letters.length - 3); at >= 3; at--) {
    const next = letters.slice(at).join('');
    const startsSyllable = together.test(next) || (!vowel.test(letters[at] ?? '') && vowel.test(letters[at + 1] ?? ''));
    const cutsPair = together.test(letters.slice(at - 1).join('')) || together.test(letters.slice(at - 2).join(''));
    const hasVowels = vowel.test(letters.slice(0, at).join('')) && vowel.test(next);
    if (startsSyllable && !cutsPair && hasVowels) return at;
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

function widthOf(character: string, table: WidthTable): number {
  const own = table[character];
  if (own !== undefined) return own;
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
      // A broken word begins where the line has room, and leaves a little of every line empty.
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
