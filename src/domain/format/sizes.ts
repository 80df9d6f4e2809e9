import type { Language } from '#domain/language.ts';
import { writeNumber } from './numbers.ts';

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
