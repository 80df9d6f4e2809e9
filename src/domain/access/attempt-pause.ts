// How long to wait after failed attempts. A typing error or ten cost nothing; then each failure doubles the pause, so that
// guessing comes down to four tries an hour while the count itself never locks anything for good.

const FIRST_PAUSE_SECONDS = 2;
const LONGEST_PAUSE_SECONDS = 15 * 60;

export function pauseSeconds(failures: number, free: number): number {
  if (failures < free) return 0;
  return Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(failures - free, 20));
}

/** What is left of the pause: 0 = the next attempt is welcome. */
export function secondsToWait({ count, secondsAgo }: { count: number; secondsAgo: number }, free: number): number {
  return Math.max(0, Math.ceil(pauseSeconds(count, free) - secondsAgo));
}
