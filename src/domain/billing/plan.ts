import type { BasePlan, PlanVolume } from '#domain/enumerations.ts';

/** null means unlimited. */
export interface PlanLimits {
  domains: number | null;
  users: number | null;
  templatesPerRoute: number | null;
  /** Sub pages are read again after this many hours. */
  refreshHours: number;
  /** Per month. In the free plan the one event is its monthly audit. */
  monitoringEvents: number;
  /** Reports, one-pagers and PDFs in the look of the agency. */
  agencyLook: boolean;
}

export interface Plan extends PlanLimits {
  /** `free`, `starter-250`, `professional-10000`. */
  id: string;
  basePlan: BasePlan;
  volume: PlanVolume;
  subPagesIncluded: number;
  monthlyCents: number;
  yearlyCents: number;
}

export const billingPeriods = ['monthly', 'yearly'] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

/** The operator's decision with a refund: the plan goes on, ends with the paid period, or ends at once. */
export const plansAfterRefund = ['keep', 'period-end', 'now'] as const;
export type PlanAfterRefund = (typeof plansAfterRefund)[number];

export const centsOf = (plan: Plan, period: BillingPeriod): number =>
  period === 'yearly' ? plan.yearlyCents : plan.monthlyCents;
