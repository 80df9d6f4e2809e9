import { ApiError } from '#contract/errors.ts';
import { type BillingPeriod, centsOf } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { planPriceKey } from '#domain/billing/stripe.ts';
import type { Language } from '#domain/language.ts';
import type { Io } from '#io/io.ts';
import { changePlan as change, changeTriedPlan, previewChange } from '#io/stripe/queries/change-plan.ts';
import { buyingProject, refuseWhileUnpaid, runningPlanOf } from './billed-project.ts';
import { settleCustomer } from './settle-customer.ts';
import { priceOf } from './start-checkout.ts';
import { stripeResultOf } from './stripe-error.ts';

interface Wanted {
  projectId: number;
  language: Language;
  planId: string;
  period: BillingPeriod;
}

/** How long a previewed amount stays valid while the person decides. */
const VALID_MS = 3_600_000;

/** The costs of the change now and from the next period on. */
export async function previewPlanChange(io: Io, wanted: Wanted, at: Date = io.now()) {
  const { plan, running, price } = await changeOf(io, wanted);
  const { stripe, plan: current } = running;
  const nextCents = centsOf(plan, wanted.period);
  const prorationAt = new Date(Math.floor(at.getTime() / 1000) * 1000);
  if (current.status === 'trialing')
    return {
      netCents: 0,
      taxCents: 0,
      grossCents: 0,
      nextCents,
      nextAt: current.trialEndsAt ?? prorationAt,
      prorationAt,
    };
  const { paidUntil, ...amounts } = await stripeResultOf(io, () =>
    previewChange(stripe, { subscriptionId: current.id, price, at: prorationAt }),
  );
  return { ...amounts, nextCents, nextAt: paidUntil, prorationAt };
}

/**
 * Refused unless the amount is still the one that was shown. Gives Stripe's page if the bank wants the payment to be
 * confirmed; the plan changes once it is.
 */
export async function changeBilledPlan(
  io: Io,
  { prorationAt, grossCents, ...wanted }: Wanted & { prorationAt: string; grossCents: number },
): Promise<string | null> {
  const at = new Date(prorationAt);
  const age = io.now().getTime() - at.getTime();
  if (age > VALID_MS || age < -VALID_MS) throw new ApiError('CONFLICT', { text: otherAmount });
  const { running, price } = await changeOf(io, wanted);
  const { stripe, plan: current, customerId } = running;
  const requested = { ...wanted, subscriptionId: current.id, price, at };
  let payUrl: string | null = null;
  if (current.status === 'trialing') await stripeResultOf(io, () => changeTriedPlan(stripe, requested));
  else {
    const due = await previewPlanChange(io, wanted, at);
    if (Math.abs(due.grossCents - grossCents) > 1) throw new ApiError('CONFLICT', { text: otherAmount });
    payUrl = await stripeResultOf(io, () => change(stripe, requested));
  }
  await stripeResultOf(io, () => settleCustomer(io, stripe, customerId));
  return payUrl;
}

async function changeOf(io: Io, { projectId, planId, period, language }: Wanted) {
  const plan = planById(planId);
  if (!plan || plan.basePlan === 'free') throw new ApiError('NOT_FOUND');
  await buyingProject(io, projectId);
  const running = await runningPlanOf(io, projectId);
  refuseWhileUnpaid(running.plan);
  if (running.plan.planId === planId && running.plan.period === period)
    throw new ApiError('CONFLICT', { text: samePlan });
  const price = await priceOf(io, running.stripe, (one) => planPriceKey(planId, period, one), language);
  return { plan, running, price };
}

const otherAmount = {
  en: 'The amount has changed in the meantime. Look at it again, then confirm.',
  de: 'Der Betrag hat sich inzwischen geändert. Sehen Sie ihn sich noch einmal an und bestätigen Sie dann.',
};
const samePlan = { en: 'This is already your plan.', de: 'Das ist bereits Ihr Tarif.' };
