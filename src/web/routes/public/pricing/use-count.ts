import { isoOf } from '#domain/language.ts';
import { useLanguage } from '../../../i18n/language.tsx';

const formats = { en: new Intl.NumberFormat(isoOf.en), de: new Intl.NumberFormat(isoOf.de) };

/** 10000 as written in the language. */
export function useCount(): (number: number) => string {
  const format = formats[useLanguage()];
  return (number) => format.format(number);
}
