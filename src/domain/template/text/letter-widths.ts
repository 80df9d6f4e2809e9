import type { FontName } from '#domain/template/style-options.ts';
import { advanceWidths, type FontWidths, type WidthTable } from './advance-widths.ts';

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
export const FULL = 0.97;

export const tableOf = ({ font = 'roboto', widths, isBold = false }: Pick<TextBox, 'font' | 'widths' | 'isBold'>) =>
  (widths ?? advanceWidths[font])[isBold ? 'bold' : 'regular'];

/** Letters missing in a table, by table: classifying a letter costs more than everything else. */
const reckoned = new WeakMap<WidthTable, Map<string, number>>();
const MAX_COUNTED = 5_000;

export function widthOf(character: string, table: WidthTable): number {
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

export const widthOfAll = (letters: string[], table: WidthTable) =>
  letters.reduce((sum, letter) => sum + widthOf(letter, table), 0);
