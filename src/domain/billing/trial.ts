import type { BasePlan } from '#domain/enumerations.ts';
import type { BillingPeriod } from './plan.ts';

export const TRIAL_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

export const trialEndsAt = (startedAt: Date): Date => new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS);

/** Days left, started days count as whole: 14 at the start, 1 in the last hour, 0 from the end on. */
export const trialDaysLeft = (startedAt: Date, now: Date): number =>
  Math.min(TRIAL_DAYS, daysUntil(trialEndsAt(startedAt), now));

/** Of a trial that may have been extended. */
export const daysUntil = (endsAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / DAY_MS));

/**
 * docs/specification.md#s4.14: only for people without a subscription (ended ones included) whose base plan is that
 * plan. The free plan needs no trial.
 */
export const isEligibleForTrial = (basePlan: BasePlan, subscribed: readonly { basePlan: BasePlan }[]): boolean =>
  basePlan !== 'free' && subscribed.every((subscription) => subscription.basePlan !== basePlan);

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
