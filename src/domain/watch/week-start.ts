/** Early enough to be read with the first coffee in Berlin. */
const HOUR = 6;
const DAY_MS = 86_400_000;

/** The last Monday at six, UTC: when the week's digest is due. */
export function weekStart(now: Date): Date {
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), HOUR);
  const monday = morning - ((now.getUTCDay() + 6) % 7) * DAY_MS;
  return new Date(monday > now.getTime() ? monday - 7 * DAY_MS : monday);
}
