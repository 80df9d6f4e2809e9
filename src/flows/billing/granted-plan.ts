import { ApiError } from '#contract/errors.ts';
import { daysUntil, periodEnd } from '#domain/billing/trial.ts';
import type { Db } from '#io/db/db.ts';
import { findCover } from '#io/db/queries/billing/covering-plan.ts';
import {
  extendTrial as extend,
  findSubscription,
  listEndedPlans,
  markEnded,
  setPlanEnd,
} from '#io/db/queries/billing/plan-requests.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { findProject, lockProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { billingProviderOf } from './billing-provider.ts';
import { type PlanInstead, tellOfCancelling, tellOfEnd } from './stripe/billing-mails.ts';

// Plans without a payment provider: confirmed or granted by the operator. Their owner can cancel them, too.

interface Cancelling {
  projectId: number;
  actorId: number | null;
  /** Otherwise at the end of the period that runs. */
  endsAt?: Date;
  /** Of the declaration that the operator carries out. */
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
    await tellOfCancelling(io, db, project, said);
    return ends;
  });
}

/** Takes the cancellation back. */
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

/** The job: plans whose day has come. */
export async function endCancelledPlans(io: Io): Promise<void> {
  for (const { id, projectId, planId } of await listEndedPlans(io.db)) {
    await io.db.transaction(async (db) => {
      const project = await lockProject(db, projectId);
      if (!project || !(await markEnded(db, id))) return;
      await recordActivity(db, { action: 'plan-ended', actorId: null, project, subject: planId });
      await tellOfEnd(io, db, project, { planId, isUnpaid: false });
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
    const endsAt = await extend(db, holderId, days, io.now());
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
