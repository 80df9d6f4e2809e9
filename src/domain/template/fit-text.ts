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

/** Font size in px, a whole number between min and max. */
export function fitText(text: string, box: TextBox): number {
  const table = advanceWidths[box.font ?? 'roboto'][box.isBold ? 'bold' : 'regular'];
  const words = wordsOf(text, table);
  for (let size = box.max; size > box.min; size -= size > 60 ? 4 : 2) {
    if (fits(words, (box.width * FULL) / size, box.lines)) return size;
  }
  return box.min;
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
  return /\p{Script=Arabic}/u.test(character) ? 0.5 : 0.66;
}

function fits(words: Word[], width: number, lines: number): boolean {
  let used = 1;
  let at = 0;
  for (const word of words) {
    if (word.width > width) return false;
    const next = at === 0 ? word.width : at + word.space + word.width;
    if (next > width) {
      used += 1;
      at = word.width;
      if (used > lines) return false;
    } else at = next;
  }
  return true;
}

export const isFontName = (name: unknown): name is FontName => fontNames.some((font) => font === name);
