import { cheapestPlan } from './cheapest-plan.ts';
import { limitUse } from './limit-use.ts';
import type { Plan } from './plan.ts';
import { plans } from './plan-table.ts';

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
