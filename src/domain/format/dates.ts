import type { Language } from '#domain/language.ts';

/** The input for formatting a date. Clock and zone are arguments, so server and browser write the same. */
export interface Moment {
  now: Date;
  timeZone: string;
  language: Language;
}

/** Of people whose own is not known. */
export const DEFAULT_TIME_ZONE = 'Europe/Berlin';

const yesterdayWord: Record<Language, string> = { en: 'yesterday', de: 'gestern' };

/** By hand: browsers and servers disagree on "Sep" and "Sept". */
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** HH:mm today, 'yesterday, HH:mm', else the day (docs/specification.md#s9.25). */
export function shortDate(date: Date, { now, timeZone, language }: Moment): string {
  const at = partsIn(date, timeZone);
  const today = partsIn(now, timeZone);
  if (dayNumber(at) === dayNumber(today)) return timeOf(at);
  if (dayNumber(at) === dayNumber(today) - 1) return `${yesterdayWord[language]}, ${timeOf(at)}`;
  return writeDay(at, language);
}

/** `15 Nov 2026`, in German `15.11.2026`. */
export const dayDate = (date: Date, timeZone: string, language: Language): string =>
  writeDay(partsIn(date, timeZone), language);

/** `15 Nov 2026, 14:05`, in German `15.11.2026 14:05`. */
export function fullDate(date: Date, timeZone: string, language: Language): string {
  const at = partsIn(date, timeZone);
  return `${writeDay(at, language)}${{ en: ',', de: '' }[language]} ${timeOf(at)}`;
}

/** `MEZ`, in English `GMT+1`: what people call the zone, at that date. */
export const zoneName = (date: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'short' })
    .formatToParts(date)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** `15 Nov`, in German `15.11.`: for axes and rows whose year is known. */
export function dayAndMonth(date: Date, timeZone: string, language: Language): string {
  const { day, month } = partsIn(date, timeZone);
  return { en: `${Number(day)} ${months[Number(month) - 1]}`, de: `${day}.${month}.` }[language];
}

const longMonths: Record<Language, readonly string[]> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
};

/** `2026-11` is `November 2026`. */
export function writeMonth(month: string, language: Language): string {
  const [year, number] = month.split('-');
  return `${longMonths[language][Number(number) - 1]} ${year}`;
}

interface Parts {
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
}

const writeDay = ({ year, month, day }: Parts, language: Language): string =>
  ({ en: `${Number(day)} ${months[Number(month) - 1]} ${year}`, de: `${day}.${month}.${year}` })[language];

const timeOf = ({ hour, minute }: Parts): string => `${hour}:${minute}`;

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

function partsIn(date: Date, timeZone: string): Parts {
  const part = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const { year = '', month = '', day = '', hour = '', minute = '' } = part;
  return { year, month, day, hour, minute };
}

/** Calendar days of the zone: a day of 23 or 25 hours is still one day. */
const dayNumber = ({ year, month, day }: Parts) => Date.UTC(Number(year), Number(month) - 1, Number(day)) / 86_400_000;

/** When a calendar day (YYYY-MM-DD) begins in a time zone; null if the text is not a day. */
export function startOfDay(day: string, timeZone: string): Date | null {
  const utc = utcOf(day);
  if (utc === null) return null;
  // Twice: the offset at the first guess may be from the other side of a clock change.
  const guess = utc - offsetAt(utc, timeZone);
  return new Date(utc - offsetAt(guess, timeZone));
}

/** The next day: where a range that includes its last day ends. */
export function dayAfter(day: string): string {
  const utc = utcOf(day);
  return utc === null ? '' : new Date(utc + 86_400_000).toISOString().slice(0, 10);
}

/** Null for invalid days such as 30 February, which Date would turn into 2 March. */
function utcOf(day: string): number | null {
  const utc = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day ? null : utc;
}

/** Milliseconds that a time zone's clocks are ahead of UTC. */
export function offsetAt(time: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return wall - Math.floor(time / 1000) * 1000;
}
