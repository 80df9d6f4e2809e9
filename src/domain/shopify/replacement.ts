import { type BillingPeriod, centsOf, type Plan } from '#domain/billing/plan-table.ts';

export interface Chosen {
  plan: Plan;
  period: BillingPeriod;
}

export type Replacement = 'STANDARD' | 'APPLY_IMMEDIATELY' | 'APPLY_ON_NEXT_BILLING_CYCLE';

/**
 * When a chosen plan begins. More is there at once, and Shopify credits what is left of the period; less begins when
 * what was paid for is used up.
 */
export function replacementOf(current: Chosen | null, wanted: Chosen): Replacement {
  if (!current) return 'STANDARD';
  if (current.period !== wanted.period)
    return wanted.period === 'yearly' ? 'APPLY_IMMEDIATELY' : 'APPLY_ON_NEXT_BILLING_CYCLE';
  const isMore = centsOf(wanted.plan, wanted.period) > centsOf(current.plan, current.period);
  return isMore ? 'APPLY_IMMEDIATELY' : 'APPLY_ON_NEXT_BILLING_CYCLE';
}
