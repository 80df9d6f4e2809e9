import type { PlanOverview } from '#contract/calls/plan.ts';
import type { BillingPeriod, Plan } from '#domain/billing/plan.ts';
import type { useAction } from '#web/components/actions/use-action.ts';

/** Props of each part of the screen: the plan, whether the person may change it, and the actions. */
export interface Acting extends ReturnType<typeof useAction> {
  overview: PlanOverview;
  mayChange: boolean;
}

/** Props of the parts where plans are bought. */
export interface Buying extends Acting {
  /** Leads to the payment page, or asks about the change of a plan that is paid already. */
  take: (planId: string, period: BillingPeriod) => void;
  /** Whether `take` changes a paid plan. */
  changes: boolean;
  /** Chosen on the page of prices. */
  wanted: { plan: Plan | null; period: BillingPeriod | null };
}
