import { type BillingPeriod, centsOf, type Plan } from './plan.ts';
import { plans } from './plan-table.ts';

/** What a shop needs; omitted fields do not matter. */
export interface PlanNeeds {
  subPages: number;
  domains: number;
  users: number;
  templatesPerRoute: number;
  /** Maximum hours between two reads of a page. */
  refreshHours: number;
  /** Per month. */
  monitoringEvents: number;
}

const holds = (limit: number | null, need: number) => limit === null || limit >= need;

const fits = (plan: Plan, needs: PlanNeeds): boolean =>
  plan.subPagesIncluded >= needs.subPages &&
  holds(plan.domains, needs.domains) &&
  holds(plan.users, needs.users) &&
  holds(plan.templatesPerRoute, needs.templatesPerRoute) &&
  plan.refreshHours <= needs.refreshHours &&
  plan.monitoringEvents >= needs.monitoringEvents;

/** The cheapest plan that satisfies everything; null if none is large enough. */
export function fittingPlan(needs: PlanNeeds, period: BillingPeriod = 'monthly'): Plan | null {
  return plans
    .filter((plan) => fits(plan, needs))
    .reduce<Plan | null>(
      (best, plan) => (best === null || centsOf(plan, period) < centsOf(best, period) ? plan : best),
      null,
    );
}
