import type { Language } from '#domain/language.ts';

export type CsvValue = string | number | boolean | null | undefined;

/**
 * Spreadsheets run text that begins like a formula, and most exported text was entered by strangers. A leading
 * apostrophe makes it text again. Our own numbers stay numbers.
 */
const formulaStart = /^[=+\-@\t\r\n]/;

function written(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = formulaStart.test(value.trimStart()) || formulaStart.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its line break, per RFC 4180. */
export const csvLine = (values: readonly CsvValue[], separator: ',' | ';' = ','): string =>
  `${values.map(written).join(separator)}\r\n`;

/** German Excel splits at semicolons: the comma is its decimal separator. */
export const csvSeparator: Record<Language, ',' | ';'> = { en: ',', de: ';' };

/** Excel reads UTF-8 only after this byte order mark. */
export const CSV_START = '\uFEFF';
