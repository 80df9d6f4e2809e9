import type { BillingPeriod } from './plan.ts';

/** The end of the period that runs now, counted from the day the plan started; a plan of the 31st ends on the 30th. */
export function periodEnd(startedAt: Date, period: BillingPeriod, now: Date): Date {
  const months = period === 'yearly' ? 12 : 1;
  for (let count = months; ; count += months) {
    const end = addMonths(startedAt, count);
    if (end > now) return end;
  }
}

function addMonths(date: Date, count: number): Date {
  const next = new Date(date);
  next.setUTCDate(1);
  next.setUTCMonth(next.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
  next.setUTCDate(Math.min(date.getUTCDate(), lastDay));
  return next;
}
