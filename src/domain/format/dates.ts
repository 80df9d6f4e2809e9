import type { Language } from '../language.ts';

/** What formatting a date needs. Clock and zone are arguments, so server and browser write the same. */
export interface Moment {
  now: Date;
  timeZone: string;
  language: Language;
}

const yesterdayWord: Record<Language, string> = { en: 'yesterday', de: 'gestern' };

/** HH:mm today, 'yesterday, HH:mm', else DD.MM.YYYY (docs/specification.md#s9.25). */
export function shortDate(date: Date, { now, timeZone, language }: Moment): string {
  const at = partsIn(date, timeZone);
  const today = partsIn(now, timeZone);
  if (dayNumber(at) === dayNumber(today)) return at.time;
  if (dayNumber(at) === dayNumber(today) - 1) return `${yesterdayWord[language]}, ${at.time}`;
  return at.date;
}

/** DD.MM.YYYY HH:mm */
export function fullDate(date: Date, timeZone: string): string {
  const at = partsIn(date, timeZone);
  return `${at.date} ${at.time}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formatters.set(timeZone, made);
  return made;
}

function partsIn(date: Date, timeZone: string) {
  const part = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = part;
  return { year, month, day, date: `${day}.${month}.${year}`, time: `${hour}:${minute}` };
}

/** Calendar days of the zone: a day of 23 or 25 hours is still one day. */
const dayNumber = ({ year, month, day }: { year: string; month: string; day: string }) =>
  Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;
