import { dayDate, fullDate, shortDate } from '#domain/format/dates.ts';
import { useLanguage } from '#web/i18n/language.tsx';
import { useRootData, useTimeZone } from '#web/root-data.ts';

/**
 * A timestamp in words: short to read, in full on hover. Clock and zone come from the server, so nothing jumps. `isFull`
 * where a time alone would say nothing: in a sentence, as a link, under the heading "Date"; `isDay` where the time of
 * day does not matter.
 */
export function Timestamp({ iso, isFull = false, isDay = false }: { iso: string; isFull?: boolean; isDay?: boolean }) {
  const language = useLanguage();
  const root = useRootData();
  const timeZone = useTimeZone();
  const date = new Date(iso);
  const full = fullDate(date, timeZone, language);
  const short = () => shortDate(date, { now: new Date(root?.now ?? iso), timeZone, language });
  const written = isDay ? dayDate(date, timeZone, language) : isFull ? full : short();
  return (
    <time dateTime={iso} title={full}>
      {written}
    </time>
  );
}

/** A timestamp as a day within a sentence: `15 Nov 2026`. */
export function useDay(): (iso: string) => string {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (iso) => dayDate(new Date(iso), timeZone, language);
}
