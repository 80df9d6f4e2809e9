import type { Text } from '#domain/language.ts';

export const ratioLimit = ([least, most]: readonly [number, number]): Text => ({
  en: `${least} to ${most} times as wide as high`,
  de: `${least.toLocaleString('de')} bis ${most.toLocaleString('de')}-mal so breit wie hoch`,
});
