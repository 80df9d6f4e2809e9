import type { BillingPeriod, Plan } from '#domain/billing/plan.ts';
import type { Acting } from '#web/routes/project/settings-plan/acting.ts';

/** What the parts get where plans are bought. */
export interface Buying extends Acting {
  /** Leads to the payment page, or asks about the change of a plan that is paid already. */
  take: (planId: string, period: BillingPeriod) => void;
  /** Whether `take` changes a paid plan. */
  changes: boolean;
  /** Chosen on the page of prices. */
  wanted: { plan: Plan | null; period: BillingPeriod | null };
}
