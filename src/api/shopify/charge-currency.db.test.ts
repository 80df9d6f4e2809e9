import { expect, test } from 'vitest';
import type { Shop } from '../../../stand-ins/shopify/shop/shop.ts';
import { createShopifyApi } from './shopify.fixture.ts';

const api = await createShopifyApi();

const pricesOf = (shop: Shop) =>
  shop.installation?.subscriptions
    .at(-1)
    ?.lineItems.map(({ pricing }) => (pricing.kind === 'recurring' ? pricing.price : pricing.cappedAmount));

test.each([
  ['EUR', 'EUR'],
  ['USD', 'USD'],
  ['CAD', 'USD'],
  ['GBP', 'USD'],
])(
  'the currency of a merchant who pays Shopify in %s is %s, for the plan and for credits',
  async (billingCurrency, expected) => {
    const handle = `pays-in-${billingCurrency.toLowerCase()}`;
    const shop = await api.addShop({ handle, details: { billingCurrency } });
    shop.install();
    const admin = api.inAdmin(shop);
    const params = { id: String((await admin.openShop({ body: {} })).projectId) };
    const body = { planId: 'starter-100', period: 'monthly' } as const;
    const { confirmationUrl } = await admin.chooseShopPlan({ params, body });
    const decision = new URLSearchParams({ decision: 'approve' });
    const approved = await fetch(confirmationUrl, { method: 'POST', body: decision, redirect: 'manual' });
    const { pathname, search } = new URL(approved.headers.get('location') ?? '');
    await api.request(pathname.replace('/api', '') + search);
    expect(pricesOf(shop)?.map(({ currencyCode }) => currencyCode)).toEqual([expected, expected]);
    await admin.buyShopCredits({ params, body: { creditBundleId: 'credits-100' } });
    const usage = shop.installation?.subscriptions
      .at(-1)
      ?.lineItems.flatMap(({ pricing }) => (pricing.kind === 'usage' ? pricing.records : []));
    expect(usage).toMatchObject([{ price: { currencyCode: expected } }]);
  },
);
