import { writeNumber } from '#domain/format/numbers.ts';
import type { Text } from '#domain/language.ts';

export const ratioLimit = ([least, most]: readonly [number, number]): Text => ({
  en: `${writeNumber(least, 'en')} to ${writeNumber(most, 'en')} times as wide as high`,
  de: `${writeNumber(least, 'de')} bis ${writeNumber(most, 'de')}-mal so breit wie hoch`,
});
