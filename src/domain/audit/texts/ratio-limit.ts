import { writeNumber } from '#domain/format/numbers.ts';
import type { Text } from '#domain/language.ts';

export const ratioLimit = ([least, most]: readonly [number, number]): Text => ({
  en: `aspect ratio ${writeNumber(least, 'en')}:1 to ${writeNumber(most, 'en')}:1`,
  de: `Seitenverhältnis ${writeNumber(least, 'de')}:1 bis ${writeNumber(most, 'de')}:1`,
});
