import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { findCustomerOfProject } from '#io/db/queries/billing/stripe-customers.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { cancelAtPeriodEnd, endNow, resume } from '#io/stripe/queries/end-plan.ts';
import { openPortal } from '#io/stripe/queries/portal.ts';
import { planPage, runningPlanOf } from './billed-project.ts';
import { notifyOfCancellation, type PlanInstead } from './billing-mails.ts';
import { settleCustomer } from './settle-customer.ts';
import { stripeOf, stripeResultOf } from './stripe-error.ts';

/** Cancels at the end of the paid period and returns that date. */
export async function cancelBilledPlan(
  io: Io,
  projectId: number,
  actorId: number | null,
  instead?: PlanInstead,
): Promise<Date> {
  const { stripe, project, plan, customerId } = await runningPlanOf(io, projectId);
  if (!plan.cancelAt) {
    await stripeResultOf(io, () => cancelAtPeriodEnd(stripe, plan.id));
    const detail = { endsAt: plan.periodEndsAt?.toISOString() ?? null };
    await recordActivity(io.db, { action: 'plan-cancelled', actorId, project, subject: plan.planId, detail });
    await stripeResultOf(io, () => settleCustomer(io, stripe, customerId));
  }
  const { plan: now } = await runningPlanOf(io, projectId);
  const endsAt = now.cancelAt ?? now.periodEndsAt ?? io.now();
  if (!plan.cancelAt) {
    const said = { planId: plan.planId, endsAt, ...(instead ? { instead } : {}) };
    await notifyOfCancellation(io, io.db, project, said);
  }
  return endsAt;
}

/** Refunds are decided separately. */
export async function endBilledPlan(io: Io, projectId: number, actorId: number): Promise<void> {
  const { stripe, project, plan, customerId } = await runningPlanOf(io, projectId);
  await stripeResultOf(io, () => endNow(stripe, plan.id));
  await recordActivity(io.db, { action: 'plan-cancelled', actorId, project, subject: plan.planId });
  await stripeResultOf(io, () => settleCustomer(io, stripe, customerId));
}

/** Undoes the cancellation. */
export async function resumeBilledPlan(io: Io, projectId: number, actorId: number | null): Promise<void> {
  const { stripe, project, plan, customerId } = await runningPlanOf(io, projectId);
  if (!plan.cancelAt) throw new ApiError('CONFLICT', { text: notCancelled });
  await stripeResultOf(io, () => resume(stripe, plan.id));
  await recordActivity(io.db, { action: 'plan-resumed', actorId, project, subject: plan.planId });
  await stripeResultOf(io, () => settleCustomer(io, stripe, customerId));
}

/** Stripe's pages for card, address, VAT ID and invoices. */
export async function openBillingPortal(io: Io, projectId: number, language: Language): Promise<string> {
  const stripe = stripeOf(io);
  const [project, customer] = await Promise.all([
    findProject(io.db, projectId),
    findCustomerOfProject(io.db, projectId),
  ]);
  if (!project || !customer) throw new ApiError('CONFLICT', { text: nothingBought });
  const returnUrl = planPage(io, language, project);
  return stripeResultOf(io, () => openPortal(stripe, { customer: customer.id, returnUrl, language }));
}

const notCancelled = { en: 'The plan is not cancelled.', de: 'Der Tarif ist nicht gekündigt.' };
const nothingBought = {
  en: 'This project has not bought anything yet.',
  de: 'Dieses Projekt hat noch nichts gekauft.',
};
