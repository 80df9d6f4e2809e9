import { isoOf, type Language } from '#domain/language.ts';

// Creating a format costs more than all figures it writes: one per language and options.
const formats = new Map<string, Intl.NumberFormat>();

/** `1,234.5` in English, `1.234,5` in German. */
export function writeNumber(figure: number, language: Language, options?: Intl.NumberFormatOptions): string {
  return numberFormat(language, options).format(figure);
}

export function numberFormat(language: Language, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(isoOf[language], options);
  formats.set(key, made);
  return made;
}

/** `1.91:1`, in German `1,91:1`. */
export const writeRatio = (width: number, height: number, language: Language): string =>
  `${writeNumber(width / height, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}:1`;
