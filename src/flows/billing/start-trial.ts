import { ApiError } from '#contract/errors.ts';
import { cheapestPlan } from '#domain/billing/fitting-plan.ts';
import { plans } from '#domain/billing/plan-table.ts';
import { isEligibleForTrial, trialDaysLeft, trialEndsAt } from '#domain/billing/trial.ts';
import { enqueueFetches } from '#flows/crawl/refresh-sub-pages.ts';
import { lockUser } from '#io/db/queries/accounts/users.ts';
import { addTrial, subscribedPlans } from '#io/db/queries/billing/current-plan.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { billingProviderOf } from './billing-provider.ts';

interface Wanted {
  projectId: number;
  userId: number;
  basePlan: Parameters<typeof isEligibleForTrial>[0];
}

/** For the plan that is large enough for the site, or the largest one. Returns the days left. */
export async function startTrial(io: Io, { projectId, userId, basePlan }: Wanted): Promise<number> {
  const project = await findProject(io.db, projectId);
  const plan =
    cheapestPlan(basePlan, project?.subPagesFound ?? 0) ?? plans.findLast((one) => one.basePlan === basePlan);
  const startedAt = io.now();
  const trial = { projectId, userId, planId: plan?.id ?? `${basePlan}-100`, startedAt };
  await io.db.transaction(async (db) => {
    // One trial per person and base plan: two started at once in two projects are serialised here.
    await lockUser(db, userId);
    const { provider } = await billingProviderOf({ db, stripe: io.stripe }, { id: projectId });
    if (provider === 'shopify') throw new ApiError('BILLED_BY_SHOPIFY');
    const isEligible = isEligibleForTrial(basePlan, await subscribedPlans(db, userId));
    if (!isEligible || !(await addTrial(db, { ...trial, trialEndsAt: trialEndsAt(startedAt) })))
      throw new ApiError('TRIAL_NOT_AVAILABLE');
    // The trial may allow more pages than the free plan.
    await enqueueFetches(io, db, projectId, userId);
  });
  return trialDaysLeft(startedAt, startedAt);
}
