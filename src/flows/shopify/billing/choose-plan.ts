import { ApiError } from '#contract/errors.ts';
import { creditBundles } from '#domain/billing/credits.ts';
import { type BillingPeriod, centsOf, type Plan } from '#domain/billing/plan.ts';
import { planById } from '#domain/billing/plan-table.ts';
import { inCurrency, namePlan } from '#domain/billing/prices.ts';
import { isEligibleForTrial, TRIAL_DAYS } from '#domain/billing/trial.ts';
import type { Language } from '#domain/language.ts';
import { type ChargeCurrency, chargeCurrency, replacementOf } from '#domain/shopify/charges.ts';
import { billingProviderOf } from '#flows/billing/plan-project.ts';
import { isClosed } from '#flows/shopify/install/install-shop.ts';
import { askShop } from '#flows/shopify/shop-access.ts';
import type { Db } from '#io/db/db.ts';
import { subscribedPlans } from '#io/db/queries/billing/current-plan.ts';
import { findScope } from '#io/db/queries/projects/access.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { addCharge, type ChargeRow, hadTrial, listRunningCharges } from '#io/db/queries/shopify/charges.ts';
import { findShopOfProject, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { AdminFailure } from '#io/shopify/admin-api.ts';
import { billingCurrencyQuery, cancelSubscription, createSubscription } from '#io/shopify/queries/billing.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import { settleCharges } from './settle-charges.ts';

const DAY_MS = 86_400_000;
/** Allows the largest bundle once in 30 days; the merchant approves this cap together with the plan. */
const CREDITS_CAP_CENTS = Math.max(...creditBundles.map(({ cents }) => cents));

interface Wanted {
  projectId: number;
  planId: string;
  period: BillingPeriod;
  language: Language;
}

/** Returns the URL of Shopify's approval page. Nothing changes until the merchant approves. */
export async function choosePlan(io: Io, { projectId, planId, period, language }: Wanted): Promise<string> {
  const plan = planById(planId);
  if (!plan || plan.basePlan === 'free') throw new ApiError('NOT_FOUND');
  const { shop, project } = await billedShop(io, projectId);
  const current = (await listRunningCharges(io.db, projectId)).find(({ state }) => state === 'active') ?? null;
  const trialDays = await trialDaysOf(io, shop, plan, current);
  const preferences = await askShop(io, shop, billingCurrencyQuery);
  if (!preferences.ok) throw billingError(preferences.reason);
  const currency = chargeCurrency(preferences.data.shopBillingPreferences.currency);
  const variables = {
    name: `Linkbild ${namePlan(plan, language)}`,
    returnUrl: `${io.settings.apiUrl}/shopify/billing/return?${returnProof(io, project.uuid)}`,
    test: shop.isDevelopment,
    trialDays,
    replacementBehavior: replacementOf(current && chosenOf(current), { plan, period }),
    lineItems: lineItemsOf(plan, { period, currency, language }),
  };
  const answer = await askShop(io, shop, createSubscription(variables));
  if (!answer.ok) throw billingError(answer.reason);
  const { appSubscription, confirmationUrl, userErrors } = answer.data.appSubscriptionCreate;
  if (!appSubscription || !confirmationUrl) {
    io.log.warn({ shop: shop.shop, userErrors }, 'Shopify refused a subscription');
    throw new ApiError('SHOPIFY_REFUSED');
  }
  const charge = { projectId, gid: appSubscription.id, planId, period, isTest: shop.isDevelopment };
  await addCharge(io.db, { ...charge, changedAt: io.now() });
  return confirmationUrl;
}

export async function cancelPlan(io: Io, projectId: number): Promise<void> {
  const { shop } = await billedShop(io, projectId);
  const running = await listRunningCharges(io.db, projectId);
  if (running.length === 0) throw new ApiError('NOT_FOUND');
  for (const { gid } of running) {
    const answer = await askShop(io, shop, cancelSubscription(gid));
    if (!answer.ok) throw billingError(answer.reason);
  }
  if ((await settleCharges(io, shop)) !== 'settled') throw new ApiError('SHOP_CLOSED');
}

/** The installed shop of a project that Shopify bills. */
export async function billedShop(io: Io, projectId: number) {
  const [shop, project] = await Promise.all([findShopOfProject(io.db, projectId), findProject(io.db, projectId)]);
  if (!shop?.accessToken || !project) throw new ApiError('NOT_FOUND');
  if ((await billingProviderOf(io, project)).provider !== 'shopify')
    throw new ApiError('CONFLICT', { text: billedElsewhere });
  return { shop, project };
}

const chosenOf = ({ planId, period }: ChargeRow) => ({ plan: planById(planId) as Plan, period });

export async function isTrialFor(db: Db, shop: ShopRow, basePlan: Plan['basePlan']): Promise<boolean> {
  if (shop.ownerId === null || shop.projectId === null || (await hadTrial(db, shop.projectId))) return false;
  return isEligibleForTrial(basePlan, await subscribedPlans(db, shop.ownerId));
}

/** A shop that changes its plan during the trial keeps the remaining days. */
async function trialDaysOf(io: Io, shop: ShopRow, plan: Plan, current: ChargeRow | null): Promise<number> {
  const left = current?.trialEndsAt ? current.trialEndsAt.getTime() - io.now().getTime() : 0;
  if (left > 0) return Math.ceil(left / DAY_MS);
  return (await isTrialFor(io.db, shop, plan.basePlan)) ? TRIAL_DAYS : 0;
}

const money = (cents: number, currencyCode: ChargeCurrency) => ({ amount: (cents / 100).toFixed(2), currencyCode });

/** Shopify supports usage charges on monthly plans only. */
function lineItemsOf(
  plan: Plan,
  { period, currency, language }: { period: BillingPeriod; currency: ChargeCurrency; language: Language },
): unknown[] {
  const interval = period === 'yearly' ? 'ANNUAL' : 'EVERY_30_DAYS';
  const price = money(centsOf(plan, period), currency);
  const recurring = { plan: { appRecurringPricingDetails: { price, interval } } };
  const usage = { cappedAmount: money(CREDITS_CAP_CENTS, currency), terms: creditTerms(language, currency) };
  return period === 'yearly' ? [recurring] : [recurring, { plan: { appUsagePricingDetails: usage } }];
}

function creditTerms(language: Language, currency: ChargeCurrency): string {
  const prices = creditBundles
    .map(({ credits, cents }) => `${credits}: ${inCurrency(cents, language, currency)}`)
    .join(', ');
  return {
    en: `Only if you buy credits: one credit per additional image (${prices})`,
    de: `Nur wenn Sie Credits kaufen: ein Credit je zusätzlichem Bild (${prices})`,
  }[language];
}

export function billingError(reason: AdminFailure): ApiError {
  if (isClosed(reason)) return new ApiError('SHOP_CLOSED');
  return new ApiError(reason === 'unauthorized' || reason === 'no-scope' ? 'SHOPIFY_REFUSED' : 'SHOPIFY_AWAY');
}

const billedElsewhere = {
  en: 'This project already has a plan that isn’t billed by Shopify. That one has to end first.',
  de: 'Dieses Projekt hat schon einen Tarif, der nicht über Shopify läuft. Er muss zuerst enden.',
};

// Shopify redirects the merchant here after the approval page. The URL only proves that we created it, so what was
// approved is read from Shopify.

const proofOf = (io: Pick<Io, 'keys'>, project: string) => io.keys.hash('shopify-return', project).slice(0, 32);

const returnProof = (io: Pick<Io, 'keys'>, project: string): URLSearchParams =>
  new URLSearchParams({ project, proof: proofOf(io, project) });

/** The URL of the app in the shop's admin, with the outcome. Null: we did not create this return URL. */
export async function finishBilling(io: Io, shopify: Shopify, query: URLSearchParams): Promise<string | null> {
  const uuid = query.get('project') ?? '';
  if (query.get('proof') !== proofOf(io, uuid)) return null;
  const project = await findScope(io.db, 'project', uuid);
  const shop = project && (await findShopOfProject(io.db, project.projectId));
  if (!shop) return null;
  const billing = await settleCharges(io, shop).catch((error: unknown) => {
    // The webhook about the approval is still to come.
    io.log.warn({ err: error, shop: shop.shop }, 'what was approved could not be asked for');
    return 'unknown';
  });
  return shopify.addresses.app(shop.shop, `?${new URLSearchParams({ billing })}`);
}
