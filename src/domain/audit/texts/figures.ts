import { fileSize } from '#domain/format/sizes.ts';
import type { Language } from '#domain/language.ts';
import type { Facts } from '../checks/outcome.ts';

/** The size of the image file, from the facts of a check. Audits before November 2026 stored it as words. */
export const sizeFact = ({ bytes, size }: Facts, language: Language): string =>
  typeof bytes === 'number' ? fileSize(bytes, language) : String(size ?? '?').replace('kB', 'KB');
