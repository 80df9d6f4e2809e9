import { offsetAt } from '#domain/format/dates.ts';

// When alerts and digests come.

/** Hours of the day in a time zone: from 22 to 7. Null: alerts come at any time. */
interface QuietHours {
  quietFrom: number | null;
  quietTo: number | null;
  timeZone: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When the quiet hours end that `now` is in; null: it is in none. */
export function quietUntil({ quietFrom, quietTo, timeZone }: QuietHours, now: Date): Date | null {
  if (quietFrom === null || quietTo === null || quietFrom === quietTo) return null;
  // As if the wall clock were UTC.
  const wall = now.getTime() + offsetAt(now.getTime(), timeZone);
  const hour = Math.floor((wall % DAY_MS) / HOUR_MS);
  const isOvernight = quietFrom > quietTo;
  const isQuiet = isOvernight ? hour >= quietFrom || hour < quietTo : hour >= quietFrom && hour < quietTo;
  if (!isQuiet) return null;
  const today = wall - (wall % DAY_MS);
  const end = today + quietTo * HOUR_MS + (isOvernight && hour >= quietFrom ? DAY_MS : 0);
  // Twice: the clocks may change before it.
  const guess = end - offsetAt(end, timeZone);
  return new Date(end - offsetAt(guess, timeZone));
}

/** Whether a name is one of the time zones that this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Early enough to be read with the first coffee in Berlin. */
const HOUR = 6;

/** The last Monday at six, UTC: when the week's digest is due. */
export function weekStart(now: Date): Date {
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR);
  const monday = morning - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return new Date(monday > now.getTime() ? monday - 7 * DAY_MS : monday);
}
