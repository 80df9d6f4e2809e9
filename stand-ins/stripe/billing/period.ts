import type Stripe from 'stripe';

const DAY_SECONDS = 86_400;

export interface Period {
  start: number;
  end: number;
}

/** The anchor's day in that month, or the month's last: 31 January, 28 February, 31 March. */
function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const midnight = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, day) / 1000;
  return midnight + (anchor % DAY_SECONDS);
}

/** The first end of a period after `start`, counted from the anchor so that the day of the month does not drift. */
export function periodFrom(start: number, anchor: number, recurring: Stripe.Price.Recurring | null): Period {
  const count = recurring?.interval_count ?? 1;
  const days = recurring?.interval === 'day' ? count : recurring?.interval === 'week' ? 7 * count : 0;
  if (days > 0) return { start, end: start + days * DAY_SECONDS };
  const months = recurring?.interval === 'year' ? 12 * count : count;
  for (let periods = 1; ; periods++) {
    const end = monthsAfter(anchor, periods * months);
    if (end > start) return { start, end };
  }
}

/** What remains of a period, of an amount for all of it. */
export const shareOf = (amount: number, { start, end }: Period, at: number) =>
  Math.round((amount * Math.max(0, end - Math.max(at, start))) / Math.max(1, end - start));
