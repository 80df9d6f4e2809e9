// How long to wait after failed attempts or between mails. A typing error or ten cost nothing; then each failure doubles the pause, so that
// guessing comes down to four tries an hour while the count itself never locks anything for good.

export interface Pauses {
  firstSeconds: number;
  longestSeconds: number;
}

const afterFailures: Pauses = { firstSeconds: 5, longestSeconds: 15 * 60 };
/** Between mails to one address that somebody asks for in a form. */
export const mailBackoff: Pauses = { firstSeconds: 60, longestSeconds: 3600 };
/** Shorter than a login link lives: whoever waits has one in the mailbox. */
export const loginLinkBackoff: Pauses = { firstSeconds: 60, longestSeconds: 5 * 60 };

export function backoffSeconds(times: number, free: number, pauses = afterFailures): number {
  if (times < free) return 0;
  return Math.min(pauses.longestSeconds, pauses.firstSeconds * 2 ** Math.min(times - free, 20));
}

/** What is left of the pause: 0 = the next attempt is welcome. */
export function retryAfterSeconds(
  { count, secondsAgo }: { count: number; secondsAgo: number },
  free: number,
  pauses?: Pauses,
): number {
  const pause = backoffSeconds(count, free, pauses);
  // Without a pause there is nothing left of one, also where the clock was set back since the last time.
  return pause === 0 ? 0 : Math.max(0, Math.ceil(pause - secondsAgo));
}
