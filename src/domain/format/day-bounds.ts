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
