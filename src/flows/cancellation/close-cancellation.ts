import { ApiError } from '#contract/errors.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { namePlan } from '#domain/billing/prices.ts';
import { periodEnd } from '#domain/billing/trial.ts';
import { DEFAULT_TIME_ZONE, dayAfter, startOfDay } from '#domain/format/dates.ts';
import { foreignText } from '#domain/format/mail-text.ts';
import type { Language } from '#domain/language.ts';
import { cancelGrantedPlan } from '#flows/billing/granted-plan.ts';
import { onlyChangeable } from '#flows/billing/plan-project.ts';
import { cancelBilledPlan, endBilledPlan } from '#flows/billing/stripe/cancel-plan.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import {
  findCancellation,
  listCancellablePlans,
  listCancellationRequests,
  setCancellationState,
} from '#io/db/queries/billing/cancellation-requests.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { cancellationDoneMail } from '#io/mail/mails/order.ts';

// Closing a declaration ends the chosen plans of the account at a date, notifies the person, and logs who did it. A plan
// goes on only with a reason, so that nobody reads that their contract ends while they keep paying.

/** Each open declaration with the plans it may be about: those that the account with its address may change. */
export async function listCancellations(io: Io, list: Parameters<typeof listCancellationRequests>[1]) {
  const { items, total } = await listCancellationRequests(io.db, list);
  const open = items.filter(({ state }) => state === 'open').map(({ email }) => email);
  const plans = open.length > 0 ? await onlyChangeable(io.db, await listCancellablePlans(io.db, open)) : [];
  return {
    total,
    items: items.map((item) => ({
      ...item,
      plans: plans
        .filter(({ email }) => item.state === 'open' && email === item.email)
        .map(({ projectId, address, planId, period, startedAt, endsAt, periodEndsAt, stripeSubscriptionId }) => ({
          projectId,
          site: address,
          planId,
          isBilled: stripeSubscriptionId !== null,
          endsAt: endsAt ?? periodEndsAt ?? periodEnd(startedAt ?? io.now(), period, io.now()),
        })),
    })),
  };
}

interface Closing {
  id: number;
  /** `2026-12-31`, in Germany. */
  endsOn: string;
  projectIds: readonly number[];
  /** Why the other plans go on. */
  reason: string;
  actorId: number;
}

export async function carryOutByOperator(io: Io, { id, endsOn, projectIds, reason, actorId }: Closing): Promise<void> {
  const declared = await findCancellation(io.db, id);
  if (!declared) throw new ApiError('NOT_FOUND');
  const { number, email, language, contract } = declared;
  const isWithdrawal = declared.kind === 'withdrawal';
  if (declared.state === 'done') throw new ApiError('CONFLICT', { text: doneBefore });
  const plans = await onlyChangeable(io.db, await listCancellablePlans(io.db, [email]));
  const chosen = plans.filter(({ projectId }) => projectIds.includes(projectId));
  if (chosen.length !== new Set(projectIds).size) throw new ApiError('NOT_FOUND');
  const left = plans.filter(({ projectId, endsAt }) => endsAt === null && !projectIds.includes(projectId));
  if (left.length > 0 && !reason) throw new ApiError('VALIDATION_FAILED', { fields: { reason: [plansGoOn] } });
  const [begins, next] = [endsOn, dayAfter(endsOn)].map((day) => startOfDay(day, DEFAULT_TIME_ZONE));
  if (!begins || !next) throw new ApiError('NOT_FOUND');
  const endsAt = new Date(next.getTime() - 1000);
  const ends: Date[] = [];
  for (const { projectId, stripeSubscriptionId } of chosen) {
    if (stripeSubscriptionId === null) ends.push(await cancelGrantedPlan(io, { projectId, actorId, endsAt, number }));
    else if (begins <= io.now()) await endBilledPlan(io, projectId, actorId);
    else ends.push(await cancelBilledPlan(io, projectId, actorId));
  }
  // Stripe ends a plan with its paid period, whatever day was named: the mail says what will happen.
  const last = ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? endsAt;
  await io.db.transaction(async (db) => {
    await setCancellationState(db, id, 'done', actorId);
    const goesOn = left.length > 0 ? { plans: left.map((one) => nameOfPlan(one, language)), reason } : null;
    const ended = chosen.length === 0 && goesOn ? null : last;
    const detail = { plans: chosen.length, ...(ended ? { endsOn } : {}), ...(goesOn ? { reason } : {}) };
    const project = chosen[0] ? { id: chosen[0].projectId, slug: chosen[0].slug } : null;
    await recordActivity(db, { action: 'cancellation-done', actorId, project, subject: number, detail });
    // Without a plan the date is a plain calendar day, independent of a time zone.
    const timeZone = chosen[0]?.timeZone ?? null;
    const mail = cancellationDoneMail(language, { number, endsAt: ended, goesOn, contract, isWithdrawal, timeZone });
    await writeMail(io, db, { email, language }, mail);
  });
}

function nameOfPlan({ planId, address }: { planId: string; address: string }, language: Language): string {
  const plan = planById(planId);
  return `${foreignText(address)} (${plan ? namePlan(plan, language) : planId})`;
}

export async function reopenCancellation(io: Io, id: number, actorId: number): Promise<void> {
  const declared = await findCancellation(io.db, id);
  if (!declared) throw new ApiError('NOT_FOUND');
  await setCancellationState(io.db, id, 'open', actorId);
  await recordActivity(io.db, { action: 'cancellation-reopened', actorId, subject: declared.number });
}

const plansGoOn = {
  en: 'Choose every running plan, or say why the others go on.',
  de: 'Wählen Sie alle laufenden Tarife aus oder nennen Sie den Grund, aus dem die übrigen weiterlaufen.',
};
const doneBefore = {
  en: 'This cancellation was carried out in the meantime.',
  de: 'Diese Kündigung wurde inzwischen ausgeführt.',
};
