import { ApiError } from '#contract/errors.ts';
import { cheapestPlan } from '#domain/billing/cheapest-plan.ts';
import { plans } from '#domain/billing/plans.ts';
import { isEligibleForTrial, trialDaysLeft, trialEndsAt } from '#domain/billing/trial.ts';
import { addTrial, subscribedPlans } from '#io/db/queries/current-plan.ts';
import { findProject } from '#io/db/queries/projects.ts';
import type { Handler } from '../handler.ts';

/** Large enough for the site, or the largest there is. */
export const startTrial: Handler<'startTrial'> = async ({ io, user, projectId, body: { basePlan } }) => {
  if (!isEligibleForTrial(basePlan, await subscribedPlans(io.db, user.id))) throw new ApiError('TRIAL_NOT_AVAILABLE');
  const project = await findProject(io.db, projectId);
  const plan =
    cheapestPlan(basePlan, project?.subPagesFound ?? 0) ?? plans.findLast((one) => one.basePlan === basePlan);
  const startedAt = io.now();
  const trial = { projectId, userId: user.id, planId: plan?.id ?? `${basePlan}-100`, startedAt };
  if (!(await addTrial(io.db, { ...trial, trialEndsAt: trialEndsAt(startedAt) })))
    throw new ApiError('TRIAL_NOT_AVAILABLE');
  return { daysLeft: trialDaysLeft(startedAt, startedAt) };
};
