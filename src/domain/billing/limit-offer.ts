import type { BasePlan } from '#domain/enumerations.ts';
import type { Plan } from './plan.ts';
import { plans } from './plan-table.ts';

/** What a plan limits and a call can refuse. `audits`: audits in the free plan, pages that they read in the others. */
export const planLimits = ['subPages', 'domains', 'users', 'templatesPerRoute', 'audits', 'agencyLook'] as const;
export type PlanLimit = (typeof planLimits)[number];

type Allowed = Pick<
  Plan,
  'subPagesIncluded' | 'domains' | 'users' | 'templatesPerRoute' | 'monitoringEvents' | 'agencyLook'
>;

const sizeOf: Record<PlanLimit, (plan: Allowed) => number | null> = {
  subPages: (plan) => plan.subPagesIncluded,
  domains: (plan) => plan.domains,
  users: (plan) => plan.users,
  templatesPerRoute: (plan) => plan.templatesPerRoute,
  audits: (plan) => plan.monitoringEvents,
  agencyLook: (plan) => Number(plan.agencyLook),
};

/** Unlimited is more than any number. */
const amount = (limit: PlanLimit, plan: Allowed) => sizeOf[limit](plan) ?? Number.POSITIVE_INFINITY;

export interface LimitReached {
  limit: PlanLimit;
  plan: Plan;
  /** Pages the site has, where pages are the limit: a plan that is full again at once would not help. */
  subPagesFound: number | null;
  /** Base plans that the person may still try. */
  trials: readonly BasePlan[];
}

export interface PlanThatHelps {
  plan: Plan;
  /** It can be tried for 14 days first. */
  isTrial: boolean;
}

/** The cheapest plan that allows more of what was refused and nothing less of the rest. Null: there is none larger. */
export function planThatHelps({ limit, plan, subPagesFound, trials }: LimitReached): PlanThatHelps | null {
  const larger = plans
    .filter((one) => planLimits.every((name) => amount(name, one) >= amount(name, plan)))
    .filter((one) => amount(limit, one) > amount(limit, plan))
    .toSorted((one, other) => one.monthlyCents - other.monthlyCents);
  const wanted = limit === 'subPages' ? (subPagesFound ?? 0) : 0;
  const [first] = larger;
  if (!first) return null;
  const ofBase = larger.filter(({ basePlan }) => basePlan === first.basePlan);
  const best = ofBase.find(({ subPagesIncluded }) => subPagesIncluded >= wanted) ?? ofBase.at(-1) ?? first;
  return { plan: best, isTrial: trials.includes(best.basePlan) };
}
