import type { Text } from '#domain/language.ts';
import type { Cut } from '../emulation/cut-text.ts';

/** `70 characters` */
export const cutLimit = (cut: Cut | null): Text | null =>
  cut && { en: `${cut.length} ${cut.unit}`, de: `${cut.length} ${cut.unit === 'bytes' ? 'Bytes' : 'Zeichen'}` };
