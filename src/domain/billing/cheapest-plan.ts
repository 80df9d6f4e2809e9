import type { BasePlan } from '#domain/enumerations.ts';
import type { Plan } from './plan.ts';
import { plans } from './plan-table.ts';

/** The cheapest plan with at least this many sub pages; null if the site is larger than every plan. */
export function cheapestPlan(basePlan: BasePlan, subPages: number): Plan | null {
  const large = plans.filter((plan) => plan.basePlan === basePlan && plan.subPagesIncluded >= subPages);
  return large.reduce<Plan | null>(
    (best, plan) => (best === null || plan.monthlyCents < best.monthlyCents ? plan : best),
    null,
  );
}
