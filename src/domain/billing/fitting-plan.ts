import type { BasePlan } from '#domain/enumerations.ts';
import { limitUse } from './limits.ts';
import { type BillingPeriod, centsOf, type Plan } from './plan.ts';
import { plans } from './plan-table.ts';

/** The needs of a shop; omitted fields do not matter. */
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

/** The cheapest plan with at least this many sub pages; null if the site is larger than every plan. */
export function cheapestPlan(basePlan: BasePlan, subPages: number): Plan | null {
  const large = plans.filter((plan) => plan.basePlan === basePlan && plan.subPagesIncluded >= subPages);
  return large.reduce<Plan | null>(
    (best, plan) => (best === null || plan.monthlyCents < best.monthlyCents ? plan : best),
    null,
  );
}

interface PlanNow {
  plan: Plan;
  state: 'free' | 'trial' | 'active';
  /** In the plan or left out of it. */
  pages: number;
}

const largest = (basePlan: Plan['basePlan']) => plans.findLast((one) => one.basePlan === basePlan) ?? null;

/**
 * The one plan to show somebody next: in a trial the plan that is tried, where pages run short the next step, otherwise
 * Pro. Null: there is nothing larger.
 */
export function nextPlan({ plan, state, pages }: PlanNow): Plan | null {
  if (state === 'free') return cheapestPlan('starter', pages) ?? largest('starter');
  if (state === 'trial') return cheapestPlan(plan.basePlan, pages) ?? largest(plan.basePlan);
  const larger = cheapestPlan(plan.basePlan, Math.max(pages, plan.subPagesIncluded + 1)) ?? largest(plan.basePlan);
  const step = larger && larger.subPagesIncluded > plan.subPagesIncluded ? larger : null;
  if (step && limitUse(pages, plan.subPagesIncluded) !== 'low') return step;
  return plan.basePlan === 'starter' ? cheapestPlan('professional', plan.subPagesIncluded) : step;
}

const limits = ['subPagesIncluded', 'domains', 'users', 'templatesPerRoute', 'monitoringEvents'] as const;

/** The limits that another plan raises; null is unlimited. `refreshHours` is better where it is less. */
export type PlanGain =
  | { of: (typeof limits)[number]; from: number; to: number | null }
  | { of: 'refreshHours'; from: number; to: number }
  | { of: 'agencyLook' };

export function planGains(from: Plan, to: Plan): PlanGain[] {
  const gains: PlanGain[] = [];
  for (const of of limits) {
    const [before, after] = [from[of], to[of]];
    if (before !== null && (after === null || after > before)) gains.push({ of, from: before, to: after });
  }
  if (to.refreshHours < from.refreshHours)
    gains.push({ of: 'refreshHours', from: from.refreshHours, to: to.refreshHours });
  if (to.agencyLook && !from.agencyLook) gains.push({ of: 'agencyLook' });
  return gains;
}
