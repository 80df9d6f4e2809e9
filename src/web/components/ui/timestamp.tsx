import { fullDate, shortDate } from '#domain/format/dates.ts';
import { useLanguage } from '../../i18n/language.tsx';
import { useRootData } from '../../root-data.ts';

/**
 * A timestamp in words: short to read, in full on hover. Clock and zone come from the server, so nothing jumps. `isFull`
 * where it is read later, as a link or on paper: a time alone would say nothing then.
 */
export function Moment({ iso, isFull = false }: { iso: string; isFull?: boolean }) {
  const language = useLanguage();
  const root = useRootData();
  const timeZone = root?.preferences.timeZone ?? 'Europe/Berlin';
  const date = new Date(iso);
  return (
    <time dateTime={iso} title={fullDate(date, timeZone)}>
      {isFull ? fullDate(date, timeZone) : shortDate(date, { now: new Date(root?.now ?? iso), timeZone, language })}
    </time>
  );
}
