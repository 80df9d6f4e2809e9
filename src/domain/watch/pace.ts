// How a month's monitoring events are spread over the month. Pure: the clock is an argument.

export interface Month {
  /** First day, UTC. */
  start: Date;
  end: Date;
}

export function monthOf(now: Date): Month {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return { start: new Date(Date.UTC(year, month, 1)), end: new Date(Date.UTC(year, month + 1, 1)) };
}

export interface Budget {
  /** Events of the plan in this month. */
  limit: number;
  used: number;
  /** When watching began, if that was in this month: what lies before is not caught up. */
  since: Date | null;
}

/** Looks that are due now: the part of the month that has passed, minus what was used. */
export function looksDue({ limit, used, since }: Budget, now: Date): number {
  const { start, end } = monthOf(now);
  const from = since !== null && since > start ? since : start;
  const passed = (now.getTime() - from.getTime()) / (end.getTime() - from.getTime());
  return Math.max(0, Math.min(limit - used, Math.floor(limit * passed) + 1 - used));
}

/** A page that changed does not wait for its turn, but a day's changes may use no more than this part of what is left. */
const AHEAD = 0.1;

/** Looks that may be taken ahead of the pace, for pages that are known to have changed. */
export function looksAhead(budget: Budget, now: Date): number {
  const left = budget.limit - budget.used;
  return Math.max(0, Math.min(left, looksDue(budget, now) + Math.ceil(left * AHEAD)));
}

/** When the next look is due at this pace; null: the month's events are used up, and it is the first of the next. */
export function nextLookAt({ limit, used, since }: Budget, now: Date): Date {
  const { start, end } = monthOf(now);
  if (used >= limit || limit === 0) return end;
  const from = since !== null && since > start ? since : start;
  const at = from.getTime() + (used / limit) * (end.getTime() - from.getTime());
  return new Date(Math.max(now.getTime(), at));
}

/** How often a page is looked at if nothing changes. */
export function daysBetweenLooks(pages: number, limit: number): number {
  return limit === 0 ? Number.POSITIVE_INFINITY : (pages * 30) / limit;
}
