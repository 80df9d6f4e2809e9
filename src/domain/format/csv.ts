import type { Language } from '../language.ts';

export type CsvValue = string | number | boolean | null | undefined;

/**
 * A spreadsheet runs text that begins like a formula, and most of what is exported here was entered by strangers. An
 * apostrophe before it makes it text again. Numbers of our own stay numbers.
 */
const formulaStart = /^[=+\-@\t\r\n]/;

function written(value: CsvValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = formulaStart.test(value.trimStart()) || formulaStart.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line with its end, as RFC 4180 has it. */
export const csvLine = (values: readonly CsvValue[], separator: ',' | ';' = ','): string =>
  `${values.map(written).join(separator)}\r\n`;

/** A German Excel splits at semicolons: the comma is its decimal point. */
export const csvSeparator: Record<Language, ',' | ';'> = { en: ',', de: ';' };

/** Excel reads UTF-8 only behind this mark. */
export const CSV_START = '\uFEFF';
