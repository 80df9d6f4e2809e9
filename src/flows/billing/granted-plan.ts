import { ApiError } from '#contract/errors.ts';
import { cheapestPlan } from '#domain/billing/fitting-plan.ts';
import { plans } from '#domain/billing/plan-table.ts';
import { daysUntil, isEligibleForTrial, periodEnd, trialDaysLeft, trialEndsAt } from '#domain/billing/trial.ts';
import { enqueueFetches } from '#flows/crawl/refresh-sub-pages.ts';
import type { Db } from '#io/db/db.ts';
import { lockUser } from '#io/db/queries/accounts/users.ts';
import { findCover } from '#io/db/queries/billing/covering-plan.ts';
import { addTrial, subscribedPlans } from '#io/db/queries/billing/current-plan.ts';
import {
  addTrialDays,
  findSubscription,
  listEndedPlans,
  markEnded,
  setPlanEnd,
} from '#io/db/queries/billing/plan-requests.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { findProject, lockProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { billingProviderOf } from './plan-project.ts';
import { notifyOfCancellation, notifyOfPlanEnd, type PlanInstead, planManagers } from './stripe/billing-mails.ts';

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
    if (project) await recordActivity(db, { action: 'trial-started', actorId: userId, project, subject: trial.planId });
    // The trial may allow more pages than the free plan.
    await enqueueFetches(io, db, projectId, userId);
  });
  return trialDaysLeft(startedAt, startedAt);
}

// Plans without a payment provider: confirmed or granted by the operator. Their owner can cancel them, too.

interface Cancelling {
  projectId: number;
  actorId: number | null;
  /** Default: the end of the current period. */
  endsAt?: Date;
  /** Number of the cancellation request that the operator carries out. */
  number?: string;
  /** The owner's other plan, which covers the website from then on. */
  instead?: PlanInstead;
}

/** Returns when the plan ends. A second cancellation changes nothing, unless it names an earlier day. */
export async function cancelGrantedPlan(
  io: Io,
  { projectId, actorId, endsAt, number, instead }: Cancelling,
): Promise<Date> {
  return io.db.transaction(async (db) => {
    const { project, plan } = await grantedPlanOf(io, db, projectId);
    const ends = endsAt ?? plan.endsAt ?? periodEnd(plan.startedAt ?? plan.createdAt, plan.period, io.now());
    if (plan.endsAt && plan.endsAt <= ends) return plan.endsAt;
    await setPlanEnd(db, plan.id, ends);
    const detail = { endsAt: ends.toISOString(), number: number ?? null };
    await recordActivity(db, { action: 'plan-cancelled', actorId, project, subject: plan.planId, detail });
    const said = { planId: plan.planId, endsAt: ends, ...(number ? { number } : {}), ...(instead ? { instead } : {}) };
    await notifyOfCancellation(io, db, project, said);
    return ends;
  });
}

/** Undoes the cancellation. */
export async function resumeGrantedPlan(io: Io, projectId: number, actorId: number): Promise<void> {
  await io.db.transaction(async (db) => {
    const { project, plan } = await grantedPlanOf(io, db, projectId);
    if (!plan.endsAt) throw new ApiError('CONFLICT', { text: notCancelled });
    await setPlanEnd(db, plan.id, null);
    await recordActivity(db, { action: 'plan-resumed', actorId, project, subject: plan.planId });
  });
}

async function grantedPlanOf(io: Io, db: Db, projectId: number) {
  const project = await lockProject(db, projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  const { provider } = await billingProviderOf({ db, stripe: io.stripe }, project);
  if (provider === 'shopify') throw new ApiError('BILLED_BY_SHOPIFY');
  const plan = await findSubscription(db, projectId);
  if (plan?.state !== 'active') throw new ApiError('CONFLICT', { text: noPlan });
  if (plan.stripeSubscriptionId !== null) throw new ApiError('BILLED_BY_STRIPE');
  return { project, plan };
}

/** The job: ends cancelled plans whose end date has passed. */
export async function endCancelledPlans(io: Io): Promise<void> {
  for (const { id, projectId, planId, endsAt } of await listEndedPlans(io.db)) {
    await io.db.transaction(async (db) => {
      const project = await lockProject(db, projectId);
      if (!project) return;
      const managers = await planManagers(db, projectId, endsAt);
      if (!(await markEnded(db, id))) return;
      await recordActivity(db, { action: 'plan-ended', actorId: null, project, subject: planId });
      await notifyOfPlanEnd(io, db, project, { planId, isUnpaid: false, managers });
    });
  }
}

/** Also revives a trial that has ended, if no other plan runs. Returns the days left. */
export async function extendTrial(
  io: Io,
  { projectId, days, reason, actorId }: { projectId: number; days: number; reason: string; actorId: number },
): Promise<number> {
  return io.db.transaction(async (db) => {
    const { holderId } = await findCover(db, projectId);
    const project = await findProject(db, holderId);
    if (!project) throw new ApiError('PROJECT_NOT_FOUND');
    const endsAt = await addTrialDays(db, holderId, days, io.now());
    if (!endsAt) throw new ApiError('CONFLICT', { text: noTrial });
    const detail = { days, reason };
    await recordActivity(db, { action: 'trial-extended', actorId, project, detail });
    return daysUntil(endsAt, io.now());
  });
}

const noPlan = {
  en: 'No plan is running that could be cancelled.',
  de: 'Es läuft kein Tarif, der sich kündigen ließe.',
};
const notCancelled = { en: 'The plan is not cancelled.', de: 'Der Tarif ist nicht gekündigt.' };
const noTrial = {
  en: 'This project has had no trial, or another plan is running.',
  de: 'Dieses Projekt hatte keine Testphase, oder es läuft ein anderer Tarif.',
};
