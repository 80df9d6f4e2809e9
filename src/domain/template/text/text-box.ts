import type { FontName } from '#domain/template/style-options.ts';
import { advanceWidths, type FontWidths } from './advance-widths.ts';

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
