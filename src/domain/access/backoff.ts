// How long to wait after failed attempts or between mails. The first ten mistakes cost nothing; after that each failure
// doubles the pause, which limits guessing to four tries an hour without ever locking an account for good.

export interface Pauses {
  firstSeconds: number;
  longestSeconds: number;
}

const afterFailures: Pauses = { firstSeconds: 5, longestSeconds: 15 * 60 };
/** Between mails to one address that are requested through a form. */
export const mailBackoff: Pauses = { firstSeconds: 60, longestSeconds: 3600 };
/** Shorter than the lifetime of a login link, so anyone who has to wait still has a valid one in the mailbox. */
export const loginLinkBackoff: Pauses = { firstSeconds: 60, longestSeconds: 5 * 60 };

export function backoffSeconds(times: number, free: number, pauses = afterFailures): number {
  if (times < free) return 0;
  return Math.min(pauses.longestSeconds, pauses.firstSeconds * 2 ** Math.min(times - free, 20));
}

/** Seconds left of the pause; 0 means the next attempt is allowed. */
export function retryAfterSeconds(
  { count, secondsAgo }: { count: number; secondsAgo: number },
  free: number,
  pauses?: Pauses,
): number {
  const pause = backoffSeconds(count, free, pauses);
  // No pause means nothing is left of it, even if the clock was set back since the last attempt.
  return pause === 0 ? 0 : Math.max(0, Math.ceil(pause - secondsAgo));
}
