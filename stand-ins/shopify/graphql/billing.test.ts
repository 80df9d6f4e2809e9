import { expect, test } from 'vitest';
import { createShopifyTest } from '../shopify.fixture.ts';

const create = `mutation ($behavior: AppSubscriptionReplacementBehavior, $price: Decimal!, $trial: Int) {
  appSubscriptionCreate(name: "Grow", returnUrl: "http://localhost:3000/shopify/billing?plan=grow", trialDays: $trial,
    test: true, replacementBehavior: $behavior, lineItems: [
      { plan: { appRecurringPricingDetails: { price: { amount: $price, currencyCode: USD } } } }
      { plan: { appUsagePricingDetails: { cappedAmount: { amount: 20, currencyCode: USD }, terms: "1 USD for 100 credits" } } }
    ]) { appSubscription { id status lineItems { id } } confirmationUrl userErrors { field message } }
}`;
const record = `mutation ($item: ID!, $price: Decimal!, $key: String) {
  appUsageRecordCreate(subscriptionLineItemId: $item, description: "Credits", price: { amount: $price, currencyCode: USD },
    idempotencyKey: $key) { appUsageRecord { id } userErrors { message } }
}`;
const all = `{ currentAppInstallation { allSubscriptions(first: 50) { nodes { id status currentPeriodEnd trialDays
  lineItems { plan { pricingDetails { ... on AppUsagePricing { balanceUsed { amount } } } } } } } } }`;

async function createBilling() {
  const parts = await createShopifyTest();
  const { shop, ask, token } = parts;
  const subscribe = async (price = 10, behavior = 'STANDARD', trial = 14) =>
    (await ask(create, { price, behavior, trial })).data.appSubscriptionCreate;
  const decide = async (url: string, decision: string) =>
    (await fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })).headers.get(
      'location',
    );
  const running = async (own = token) =>
    (await ask(all, {}, own)).data.currentAppInstallation.allSubscriptions.nodes.filter(
      ({ status }: { status: string }) => status === 'ACTIVE',
    );
  const told = () =>
    shop.webhooks.deliveries
      .filter(({ topic }) => topic === 'app_subscriptions/update')
      .map(({ body }) => JSON.parse(body).app_subscription.status);
  return { ...parts, subscribe, decide, running, told };
}

test('runs from approval on, with its trial', async () => {
  const { subscribe, decide, running, told } = await createBilling();
  const { appSubscription, confirmationUrl } = await subscribe();
  expect(appSubscription.status).toBe('PENDING');
  expect(await running()).toEqual([]);
  expect(await (await fetch(confirmationUrl)).text()).toContain('10.00 USD every 30 days');
  const id = appSubscription.id.split('/').at(-1);
  expect(await decide(confirmationUrl, 'approve')).toBe(
    `http://localhost:3000/shopify/billing?plan=grow&charge_id=${id}`,
  );
  const [own] = await running();
  expect(Math.round((Date.parse(own.currentPeriodEnd) - Date.now()) / 86_400_000)).toBe(44);
  expect(told()).toEqual(['ACTIVE']);
});

test('a declined one never runs, and leads back into the app', async () => {
  const { shop, subscribe, decide, running, told } = await createBilling();
  const { confirmationUrl } = await subscribe();
  expect(await decide(confirmationUrl, 'decline')).toBe(shop.adminUrl('/apps/linkbild'));
  expect(await running()).toEqual([]);
  expect(told()).toEqual(['DECLINED']);
});

test('another plan replaces the one before: at once, or with the next period', async () => {
  const { shopify, installation, subscribe, decide, running, told } = await createBilling();
  await decide((await subscribe(10)).confirmationUrl, 'approve');
  const second = await subscribe(30);
  await decide(second.confirmationUrl, 'approve');
  expect((await running()).map(({ id }: { id: string }) => id)).toEqual([second.appSubscription.id]);
  expect(told()).toEqual(['ACTIVE', 'CANCELLED', 'ACTIVE']);
  const third = await subscribe(5, 'APPLY_ON_NEXT_BILLING_CYCLE', 0);
  await decide(third.confirmationUrl, 'approve');
  expect((await running())[0].id).toBe(second.appSubscription.id);
  shopify.clock.advance(45 * 86_400_000);
  // The access token has ended meanwhile as well.
  const { token } = installation.tokens.grantOffline(installation.scopes);
  expect((await running(token.value))[0].id).toBe(third.appSubscription.id);
});

test('usage is recorded once for a key, and never above the cap', async () => {
  const { shop, subscribe, decide, running, ask } = await createBilling();
  const { appSubscription, confirmationUrl } = await subscribe();
  const item = appSubscription.lineItems[1].id;
  const use = async (price: number, key: string) => (await ask(record, { item, price, key })).data.appUsageRecordCreate;
  expect((await use(5, 'a')).userErrors[0].message).toBe('Recurring application charge must be active');
  await decide(confirmationUrl, 'approve');
  const first = await use(5, 'a');
  expect(await use(5, 'a')).toEqual(first);
  await use(14, 'b');
  expect((await use(2, 'c')).userErrors[0].message).toBe('Total price exceeds balance remaining');
  const [own] = await running();
  expect(own.lineItems[1].plan.pricingDetails.balanceUsed.amount).toBe('19.00');
  expect(shop.webhooks.deliveries.map(({ topic }) => topic)).toContain('app_subscriptions/approaching_capped_amount');
});

test('uninstalling ends it', async () => {
  const { shop, subscribe, decide, told } = await createBilling();
  await decide((await subscribe()).confirmationUrl, 'approve');
  shop.uninstall();
  expect(told()).toEqual(['ACTIVE', 'CANCELLED']);
  shop.install();
  expect(shop.installation?.subscriptions).toEqual([]);
});
