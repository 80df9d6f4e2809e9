import type { LimitOffer } from '#contract/errors.ts';
import { type PlanLimit, planThatHelps } from '#domain/billing/limits.ts';
import { isEligibleForTrial } from '#domain/billing/trial.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { findCover } from '#io/db/queries/billing/covering-plan.ts';
import { findBillableProject, subscribedPlans } from '#io/db/queries/billing/current-plan.ts';
import { findSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { billingProviderOf, mayChangePlan } from './plan-project.ts';

interface Refused {
  limit: PlanLimit;
  /** Null if a new project was refused; then another project of the person needs a larger plan. */
  projectId: number | null;
  user: UserRow | null;
}

/** The way on for somebody at a plan's limit: the trial, the plan, or an admin who may choose it. */
export async function offerPlan(io: Io, { limit, projectId, user }: Refused): Promise<LimitOffer | null> {
  if (!user) return null;
  const { db } = io;
  const project = await (projectId === null ? findBillableProject(db, user.id) : findProject(db, projectId));
  if (!project) return null;
  const cover = await findCover(db, project.id);
  const holder = { id: cover.holderId };
  const [subscription, had, { provider }, mayChange] = await Promise.all([
    findSubscription(db, holder.id),
    subscribedPlans(db, user.id),
    billingProviderOf(io, holder),
    mayChangePlan(db, { projectId: project.id, user }, cover),
  ]);
  const { plan } = cover;
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
