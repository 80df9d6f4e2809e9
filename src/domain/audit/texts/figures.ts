import type { Facts } from '#domain/audit/checks/outcome.ts';
import type { Cut } from '#domain/audit/emulation/cut-text.ts';
import { fileSize, writeNumber, writeRatio } from '#domain/format/numbers.ts';
import type { Language, Text } from '#domain/language.ts';

/** The size of the image file, from the facts of a check. Audits before November 2026 stored it as words. */
export const sizeFact = ({ bytes, size }: Facts, language: Language): string =>
  typeof bytes === 'number' ? fileSize(bytes, language) : String(size ?? '?').replace('kB', 'KB');

/** `1.50:1`, in German `1,50:1`, from the sides of the image. */
export const ratioFact = ({ width, height }: Facts, language: Language): string =>
  typeof width === 'number' && typeof height === 'number' ? writeRatio(width, height, language) : '?';

export const ratioLimit = ([least, most]: readonly [number, number]): Text => ({
  en: `aspect ratio ${writeNumber(least, 'en')}:1 to ${writeNumber(most, 'en')}:1`,
  de: `Seitenverhältnis ${writeNumber(least, 'de')}:1 bis ${writeNumber(most, 'de')}:1`,
});

/** `70 characters` */
export const cutLimit = (cut: Cut | null): Text | null =>
  cut && { en: `${cut.length} ${cut.unit}`, de: `${cut.length} ${cut.unit === 'bytes' ? 'Bytes' : 'Zeichen'}` };
