import { isoOf } from '#domain/language.ts';
import { useLanguage } from '../../../i18n/language.tsx';

const formats = new Map<string, Intl.NumberFormat>();

/** Cents as people read them: whole euros without decimals, everything else with two. Formats are made once. */
export function useEuros(): (cents: number) => string {
  const iso = isoOf[useLanguage()];
  return (cents) => {
    const digits = cents % 100 === 0 ? 0 : 2;
    const key = `${iso} ${digits}`;
    const format =
      formats.get(key) ??
      new Intl.NumberFormat(iso, {
        style: 'currency',
        currency: 'EUR',
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    formats.set(key, format);
    return format.format(cents / 100);
  };
}
