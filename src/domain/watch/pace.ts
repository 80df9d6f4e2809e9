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

/** Looks that the month's pace has allowed up to now. */
function paceOf({ limit, since }: Budget, now: Date): number {
  const { start, end } = monthOf(now);
  const from = since !== null && since > start ? since : start;
  const passed = (now.getTime() - from.getTime()) / (end.getTime() - from.getTime());
  return Math.min(limit, Math.floor(limit * passed) + 1);
}

/** Looks that are due now: the part of the month that has passed, minus what was used. */
export const looksDue = (budget: Budget, now: Date): number => Math.max(0, paceOf(budget, now) - budget.used);

/** A page that changed does not wait for its turn, but changes use no more than this part of the rest of the month. */
const AHEAD = 0.25;

/** Looks that may be taken now for pages that are known to have changed: some ahead of the pace. */
export function looksAhead(budget: Budget, now: Date): number {
  const pace = paceOf(budget, now);
  return Math.max(0, pace + Math.ceil((budget.limit - pace) * AHEAD) - budget.used);
}

/**
 * In turn a page rests at least half of its usual time. After a pause, or a change to a larger plan, many looks are due
 * at once: then each page is looked at once and not ten times in a row.
 */
export const restMs = (pages: number, limit: number): number => (daysBetweenLooks(pages, limit) * 86_400_000) / 2;

/** How often a page with a fault is looked at again before its turn, to find out that it is over: a tenth of the looks. */
export const probeEveryMs = (limit: number): number => (10 * 30 * 86_400_000) / limit;

/** Looks in turn are taken together: robots.txt and what pages share is then read once for all of them. */
const TOGETHER = 20;
/** On a small plan that would be once a day, so this is the longest they wait. */
const WAIT_MS = 6 * 3_600_000;

/** When the next looks in turn are taken; the first of the next month if the plan's events are used up. */
export function nextLookAt(budget: Budget & { lastLookAt: Date | null }, now: Date): Date {
  const { limit, used, since, lastLookAt } = budget;
  const { start, end } = monthOf(now);
  if (used >= limit) return end;
  const from = since !== null && since > start ? since : start;
  const timeOf = (look: number) => from.getTime() + (look / limit) * (end.getTime() - from.getTime());
  const together = timeOf(Math.min(used + TOGETHER, limit) - 1);
  const waited = lastLookAt === null ? 0 : lastLookAt.getTime() + WAIT_MS;
  return new Date(Math.max(now.getTime(), timeOf(used), Math.min(together, waited)));
}

/** How often a page is looked at if nothing changes. */
export function daysBetweenLooks(pages: number, limit: number): number {
  return limit === 0 ? Number.POSITIVE_INFINITY : (pages * 30) / limit;
}
