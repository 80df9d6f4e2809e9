import { ApiError } from '#contract/errors.ts';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { bundleById, creditPriceKey, firstPaymentAt, pickPrimary, planPriceKey } from '#domain/billing/stripe.ts';
import { defaultLanguage, type Language, type Text } from '#domain/language.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { findSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { findCustomerOfProject } from '#io/db/queries/billing/stripe-customers.ts';
import { listMirroredOfProject } from '#io/db/queries/billing/stripe-mirror.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { findCheckout, openCreditCheckout, openPlanCheckout } from '#io/stripe/queries/checkout.ts';
import { findPrice } from '#io/stripe/queries/prices.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { buyingProject, planPage } from './billed-project.ts';
import { openForCustomer } from './customer-for.ts';
import { settleCustomer } from './settle-customer.ts';
import { stripeOf, stripeResultOf } from './stripe-error.ts';

interface Buyer {
  projectId: number;
  user: UserRow;
  language: Language;
}

/** Returns Stripe's page on which the plan is paid for; until then nothing changes. */
export async function startCheckout(
  io: Io,
  { projectId, user, language, planId, period }: Buyer & { planId: string; period: BillingPeriod },
): Promise<string> {
  const plan = planById(planId);
  if (!plan || plan.basePlan === 'free') throw new ApiError('NOT_FOUND');
  const { stripe, project } = await buyingProject(io, projectId);
  const { primary } = pickPrimary(await listMirroredOfProject(io.db, projectId));
  if (primary) throw new ApiError('CONFLICT', { text: hasPlan });
  const price = await priceOf(io, stripe, (one) => planPriceKey(planId, period, one), language);
  const current = await findSubscription(io.db, projectId);
  const isTried = current?.state === 'trial' && planById(current.planId)?.basePlan === plan.basePlan;
  const url = await openForCustomer(io, { stripe, project, user, isPlan: true }, (customer) =>
    openPlanCheckout(stripe, {
      ...pageFor(io, project, language),
      customer,
      price,
      planId,
      period,
      // Payment starts after the remaining trial days.
      firstPaymentAt: isTried ? firstPaymentAt(current.trialEndsAt, io.now()) : null,
    }),
  );
  return url ?? planPage(io, language, project);
}

export async function buyCredits(
  io: Io,
  { projectId, user, language, creditBundleId }: Buyer & { creditBundleId: string },
): Promise<string> {
  const bundle = bundleById(creditBundleId);
  if (!bundle) throw new ApiError('NOT_FOUND');
  const { stripe, project } = await buyingProject(io, projectId);
  const price = await priceOf(io, stripe, (one) => creditPriceKey(bundle.id, one), language);
  const page = { ...pageFor(io, project, language), price, creditBundleId, buyerId: user.id };
  const url = await openForCustomer(io, { stripe, project, user, isPlan: false }, (customer) =>
    openCreditCheckout(stripe, { ...page, customer }),
  );
  return url ?? planPage(io, language, project);
}

/** The person returned from the payment page. The event may arrive late, so Stripe is read now. */
export async function settleCheckout(
  io: Io,
  projectId: number,
  sessionId: string,
): Promise<'done' | 'waiting' | 'unpaid'> {
  const stripe = stripeOf(io);
  const customer = await findCustomerOfProject(io.db, projectId);
  if (!customer) throw new ApiError('NOT_FOUND');
  const checkout = await stripeResultOf(io, () => findCheckout(stripe, sessionId));
  if (checkout.customer !== customer.id) throw new ApiError('NOT_FOUND');
  if (!checkout.isComplete) return 'unpaid';
  await stripeResultOf(io, () => settleCustomer(io, stripe, customer.id));
  return checkout.isPaid ? 'done' : 'waiting';
}

/** In the buyer's language; in English where `npm run stripe:prices` has not been run since. */
export async function priceOf(
  io: Io,
  stripe: StripeClient,
  keyIn: (language: Language) => string,
  language: Language,
): Promise<string> {
  const key = keyIn(language);
  const find = (one: string) => stripeResultOf(io, () => findPrice(stripe, one));
  const price = (await find(key)) ?? (await find(keyIn(defaultLanguage)));
  if (price) return price.id;
  io.log.error({ key }, 'Stripe has no such price: run `npm run stripe:prices`');
  throw new ApiError('CONFLICT', { text: noPrice(key) });
}

function pageFor(io: Io, project: ProjectRow, language: Language) {
  const url = planPage(io, language, project);
  return {
    projectUuid: project.uuid,
    language,
    // Not escaped: Stripe replaces the placeholder in braces.
    successUrl: `${url}?checkout={CHECKOUT_SESSION_ID}`,
    cancelUrl: url,
  };
}

const noPrice = (key: string): Text => ({
  en: `This can’t be bought yet: Stripe has no price “${key}”. The operator of this site adds it with “npm run stripe:prices”.`,
  de: `Das lässt sich noch nicht kaufen: Bei Stripe fehlt der Preis „${key}“. Der Betreiber dieser Website legt ihn mit „npm run stripe:prices“ an.`,
});

const hasPlan = {
  en: 'This project already has a plan. Change it on the plan page.',
  de: 'Dieses Projekt hat bereits einen Tarif. Wechseln Sie ihn auf der Tarifseite.',
};
