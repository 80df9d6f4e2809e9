import type { LimitOffer } from '#contract/errors.ts';
import { type PlanLimit, planThatHelps } from '#domain/billing/limit-offer.ts';
import { isEligibleForTrial } from '#domain/billing/trial.ts';
import { billingProviderOf } from '#flows/shopify/billing/billing-provider.ts';
import { findMembership, type UserRow } from '#io/db/queries/accounts/users.ts';
import { currentPlan, findBillableProject, subscribedPlans } from '#io/db/queries/billing/current-plan.ts';
import { findSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

interface Refused {
  limit: PlanLimit;
  /** Null: a new project was refused, which has no plan yet. The person's other project then needs a larger one. */
  projectId: number | null;
  user: UserRow | null;
}

/** What helps somebody whom a plan's limit stopped: the trial, the plan, or an admin who may choose it. */
export async function offerPlan(io: Io, { limit, projectId, user }: Refused): Promise<LimitOffer | null> {
  if (!user) return null;
  const { db } = io;
  const project = await (projectId === null ? findBillableProject(db, user.id) : findProject(db, projectId));
  if (!project) return null;
  const [plan, subscription, had, { provider }, membership] = await Promise.all([
    currentPlan(db, project.id),
    findSubscription(db, project.id),
    subscribedPlans(db, user.id),
    billingProviderOf(io, project),
    findMembership(db, user.id, project.id),
  ]);
  const mayChange = user.role === 'superadmin' || membership?.role === 'admin';
  const mayTry = mayChange && subscription === null && provider !== 'shopify';
  const trials = mayTry ? (['starter', 'professional'] as const).filter((one) => isEligibleForTrial(one, had)) : [];
  const help = planThatHelps({ limit, plan, subPagesFound: project.subPagesFound, trials });
  return {
    limit,
    project: { id: project.id, slug: project.slug },
    planId: help?.plan.id ?? null,
    basePlan: help?.plan.basePlan ?? null,
    isTrial: help?.isTrial ?? false,
    provider,
    mayChange,
  };
}
