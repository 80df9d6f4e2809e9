import { dayDate } from '#domain/format/dates.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { useRootData } from '#web/root-data.ts';

/** A timestamp as a day within a sentence: `15 Nov 2026`. */
export function useDay(): (iso: string) => string {
  const language = useLanguage();
  const timeZone = useRootData()?.preferences.timeZone ?? 'Europe/Berlin';
  return (iso) => dayDate(new Date(iso), timeZone, language);
}
