import { type BillingPeriod, centsOf, type Plan } from './plan.ts';
import { plans } from './plans.ts';

/** What a shop needs; what it leaves out does not matter to it. */
export interface PlanNeeds {
  subPages: number;
  domains: number;
  users: number;
  templatesPerRoute: number;
  /** At most so many hours between two readings of a page. */
  refreshHours: number;
  /** A month. */
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

/** The cheapest of all plans that holds everything; null when none is large enough. */
export function fittingPlan(needs: PlanNeeds, period: BillingPeriod = 'monthly'): Plan | null {
  return plans
    .filter((plan) => fits(plan, needs))
    .reduce<Plan | null>(
      (best, plan) => (best === null || centsOf(plan, period) < centsOf(best, period) ? plan : best),
      null,
    );
}
