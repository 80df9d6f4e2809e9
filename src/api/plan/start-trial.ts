import { ApiError } from '#contract/errors.ts';
import { cheapestPlan } from '#domain/billing/cheapest-plan.ts';
import { plans } from '#domain/billing/plans.ts';
import { isEligibleForTrial, trialDaysLeft, trialEndsAt } from '#domain/billing/trial.ts';
import { enqueueFetch } from '#flows/enqueue-fetch.ts';
import { addTrial, subscribedPlans } from '#io/db/queries/current-plan.ts';
import { findProject } from '#io/db/queries/projects.ts';
import { lockUser } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';

/** Large enough for the site, or the largest there is. */
export const startTrial: Handler<'startTrial'> = async ({ io, user, projectId, body: { basePlan } }) => {
  const project = await findProject(io.db, projectId);
  const plan =
    cheapestPlan(basePlan, project?.subPagesFound ?? 0) ?? plans.findLast((one) => one.basePlan === basePlan);
  const startedAt = io.now();
  const trial = { projectId, userId: user.id, planId: plan?.id ?? `${basePlan}-100`, startedAt };
  await io.db.transaction(async (db) => {
    // One trial a person and base plan: two begun at once, in two projects, wait for each other here.
    await lockUser(db, user.id);
    const isEligible = isEligibleForTrial(basePlan, await subscribedPlans(db, user.id));
    if (!isEligible || !(await addTrial(db, { ...trial, trialEndsAt: trialEndsAt(startedAt) })))
      throw new ApiError('TRIAL_NOT_AVAILABLE');
    // The trial may take more pages than the free plan did.
    await enqueueFetch(io, db, projectId, user.id);
  });
  return { daysLeft: trialDaysLeft(startedAt, startedAt) };
};
