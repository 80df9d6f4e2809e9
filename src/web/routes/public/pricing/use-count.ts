import { writeNumber } from '#domain/format/numbers.ts';
import { useLanguage } from '#web/i18n/language.tsx';

/** 10000 as written in the language. */
export function useCount(): (number: number) => string {
  const language = useLanguage();
  return (number) => writeNumber(number, language);
}
