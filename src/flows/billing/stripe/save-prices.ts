import { creditBundles } from '#domain/billing/credits.ts';
import { type BillingPeriod, billingPeriods, centsOf } from '#domain/billing/plan.ts';
import { plans } from '#domain/billing/plan-table.ts';
import { nameBundle, namePlan } from '#domain/billing/prices.ts';
import { creditPriceKey, planPriceKey, productKey } from '#domain/billing/stripe.ts';
import { type Language, languages } from '#domain/language.ts';
import { savePortal } from '#io/stripe/queries/portal.ts';
import { savePrice, saveProduct } from '#io/stripe/queries/prices.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';

const intervals: Record<BillingPeriod, 'month' | 'year'> = { monthly: 'month', yearly: 'year' };

/** Makes Stripe's products, prices and portal follow our table. Run again, it only changes what differs. */
export async function savePrices(
  stripe: StripeClient,
  { siteUrl, report }: { siteUrl: string; report: (what: string, outcome: string) => void },
): Promise<void> {
  for (const language of languages) await savePricesIn(stripe, language, report);
  report('Customer portal', await savePortal(stripe, `${siteUrl}/app`));
}

async function savePricesIn(
  stripe: StripeClient,
  language: Language,
  report: (what: string, outcome: string) => void,
): Promise<void> {
  for (const plan of plans.filter(({ basePlan }) => basePlan !== 'free')) {
    const productId = productKey(plan.id, language);
    const name = `Linkbild ${namePlan(plan, language)}`;
    report(name, await saveProduct(stripe, { productId, name }));
    for (const period of billingPeriods) {
      const key = planPriceKey(plan.id, period, language);
      const metadata = { plan: plan.id, period };
      const price = { productId, name, key, cents: centsOf(plan, period), interval: intervals[period], metadata };
      report(key, await savePrice(stripe, price));
    }
  }
  for (const bundle of creditBundles) {
    const productId = productKey(bundle.id, language);
    const name = `Linkbild ${nameBundle(bundle, language)}`;
    report(name, await saveProduct(stripe, { productId, name }));
    const key = creditPriceKey(bundle.id, language);
    const metadata = { creditBundle: bundle.id };
    report(key, await savePrice(stripe, { productId, name, key, cents: bundle.cents, interval: null, metadata }));
  }
}
