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

const KILOBYTE = 1024;
const MEGABYTE = 1024 * 1024;

/**
 * `600 KB`, from a megabyte on `1.9 MB`, in German `1,9 MB`. Rounded up (docs/specification.md#s9.13): a file over a
 * limit never reads as if it had just that.
 */
export function fileSize(bytes: number, language: Language): string {
  const whole = Math.ceil(bytes / KILOBYTE);
  if (whole < 1024) return `${writeNumber(whole, language)} KB`;
  return `${writeNumber(Math.ceil((bytes / MEGABYTE) * 10) / 10, language)} MB`;
}

/** A limit as its source writes it: a million bytes are 1 MB as well. */
export function limitSize(bytes: number, language: Language): string {
  const isMillions = bytes >= 1_000_000 && bytes % 1_000_000 === 0;
  return isMillions ? `${writeNumber(bytes / 1_000_000, language)} MB` : fileSize(bytes, language);
}
