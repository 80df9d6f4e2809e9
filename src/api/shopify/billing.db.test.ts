import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { billingProviderOf } from '#flows/billing/plan-project.ts';
import { finishUsage } from '#flows/shopify/billing/buy-credits.ts';
import { creditBalance } from '#io/db/queries/billing/credits.ts';
import { shopifyCharges, shopifyUsage } from '#io/db/schema/index.ts';
import type { Shop } from '../../../stand-ins/shopify/shop/shop.ts';
import type { Delivery } from '../../../stand-ins/shopify/webhooks/webhooks.ts';
import { codeOf } from '../../../test/refusal.ts';
import { createShopifyApi } from './shopify.fixture.ts';

// Paying through Shopify: approval, return, decline, changes, credits and uninstalling, against the stand-in.

const api = await createShopifyApi();
const { db } = api.io;

async function installed(handle: string, isPartnerDevelopment = false) {
  const shop = await api.addShop({ handle, details: { isPartnerDevelopment } });
  shop.install();
  const admin = api.inAdmin(shop);
  const { projectId } = await admin.openShop({ body: {} });
  const params = { id: String(projectId) };
  const choose = (planId: string, period: 'monthly' | 'yearly' = 'monthly') =>
    admin.chooseShopPlan({ params, body: { planId, period } });
  return { shop, admin, params, choose, projectId: projectId ?? 0 };
}

/** Decides on Shopify's approval page. Returns the app's response to the merchant's return. */
async function decide(confirmationUrl: string, decision: 'approve' | 'decline') {
  const body = new URLSearchParams({ decision });
  const answer = await fetch(confirmationUrl, { method: 'POST', body, redirect: 'manual' });
  const location = answer.headers.get('location') ?? '';
  if (!location.includes('/api/shopify/billing/return')) return location;
  const { pathname, search } = new URL(location);
  return (await api.request(pathname.replace('/api', '') + search)).headers.get('location') ?? '';
}

/** Billing webhooks since the last call. */
function newsOf(shop: Shop): () => Delivery[] {
  let seen = 0;
  return () => {
    const all = shop.webhooks.deliveries.filter(({ topic }) => topic === 'app_subscriptions/update');
    const fresh = all.slice(seen);
    seen = all.length;
    return fresh;
  };
}

describe('a plan', () => {
  test('begins with the approval, as a trial of 14 days, and Shopify has the price', async () => {
    const { shop, admin, params, choose } = await installed('plans');
    const { confirmationUrl } = await choose('starter-250');
    const [subscription] = shop.installation?.subscriptions ?? [];
    expect(subscription).toMatchObject({ trialDays: 14, isTest: false, replacementBehavior: 'STANDARD' });
    expect(subscription?.lineItems.map(({ pricing }) => pricing)).toMatchObject([
      { kind: 'recurring', price: { amount: '14.00', currencyCode: 'EUR' }, interval: 'EVERY_30_DAYS' },
      { kind: 'usage', cappedAmount: { amount: '200.00', currencyCode: 'EUR' } },
    ]);
    expect((await admin.getShop({ params })).billing).toMatchObject({ planId: 'free', current: null });
    expect(await decide(confirmationUrl, 'approve')).toContain('/store/plans/apps/');
    const { billing } = await admin.getShop({ params });
    expect(billing).toMatchObject({ planId: 'starter-250', trialFor: [], canBuyCredits: true });
    expect(billing.current).toMatchObject({ state: 'active', period: 'monthly', isTest: false });
    const trialDays = (new Date(billing.current?.trialEndsAt ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(Math.round(trialDays)).toBe(14);
  });

  test('declined: nothing changes, and the next one still has its trial', async () => {
    const { shop, admin, params, choose } = await installed('declined');
    const news = newsOf(shop);
    await decide((await choose('starter-100')).confirmationUrl, 'decline');
    await api.deliver(...news());
    expect((await admin.getShop({ params })).billing).toMatchObject({
      planId: 'free',
      trialFor: ['starter', 'professional'],
    });
    await choose('starter-100');
    expect(shop.installation?.subscriptions.at(-1)?.trialDays).toBe(14);
  });

  test('the return URL alone starts nothing', async () => {
    const { shop, admin, params, choose } = await installed('by-address');
    await choose('professional-100');
    const returnUrl = new URL(shop.installation?.subscriptions[0]?.returnUrl ?? '');
    const open = (url: URL) => api.request(url.pathname.replace('/api', '') + url.search);
    expect((await open(returnUrl)).status).toBe(302);
    expect((await admin.getShop({ params })).billing.planId).toBe('free');
    returnUrl.searchParams.set('proof', 'guess');
    expect((await open(returnUrl)).status).toBe(404);
    expect((await api.request('/shopify/billing/return')).status).toBe(404);
  });

  test('webhooks start it too, in any order and twice', async () => {
    const { shop, admin, params, choose } = await installed('any-order');
    const news = newsOf(shop);
    const body = new URLSearchParams({ decision: 'approve' });
    const approve = async (url: string) => fetch(url, { method: 'POST', body, redirect: 'manual' });
    await approve((await choose('starter-100')).confirmationUrl);
    await api.deliver(...news());
    expect((await admin.getShop({ params })).billing.planId).toBe('starter-100');
    await approve((await choose('starter-500')).confirmationUrl);
    const both = news();
    expect(both).toHaveLength(2);
    await api.deliver(...both.toReversed(), ...both);
    expect((await admin.getShop({ params })).billing).toMatchObject({ planId: 'starter-500', next: null });
  });

  test('more begins at once and keeps the trial, less with the next period', async () => {
    const { shop, admin, params, choose, projectId } = await installed('changes');
    await decide((await choose('starter-250')).confirmationUrl, 'approve');
    const trialEndsAt = new Date(Date.now() + 5.5 * 86_400_000);
    await db.update(shopifyCharges).set({ trialEndsAt }).where(eq(shopifyCharges.projectId, projectId));
    await decide((await choose('professional-250')).confirmationUrl, 'approve');
    expect(shop.installation?.subscriptions.at(-1)).toMatchObject({
      trialDays: 6,
      replacementBehavior: 'APPLY_IMMEDIATELY',
    });
    expect((await admin.getShop({ params })).billing).toMatchObject({ planId: 'professional-250', next: null });
    await decide((await choose('starter-100')).confirmationUrl, 'approve');
    expect(shop.installation?.subscriptions.at(-1)?.replacementBehavior).toBe('APPLY_ON_NEXT_BILLING_CYCLE');
    const { billing } = await admin.getShop({ params });
    expect(billing).toMatchObject({ planId: 'professional-250', next: { planId: 'starter-100', state: 'accepted' } });
  });

  test('yearly: ten months, and no usage beside it', async () => {
    const { shop, admin, params, choose } = await installed('yearly');
    await decide((await choose('starter-100', 'yearly')).confirmationUrl, 'approve');
    expect(shop.installation?.subscriptions[0]?.lineItems.map(({ pricing }) => pricing)).toMatchObject([
      { kind: 'recurring', price: { amount: '90.00' }, interval: 'ANNUAL' },
    ]);
    expect((await admin.getShop({ params })).billing).toMatchObject({
      current: { period: 'yearly' },
      canBuyCredits: false,
    });
    const call = admin.buyShopCredits({ params, body: { creditBundleId: 'credits-100' } });
    expect(await codeOf(call)).toBe('SHOP_PLAN_NEEDED');
  });
});

describe('a plan that ends', () => {
  test('cancelled here, or in the admin', async () => {
    const { shop, admin, params, choose } = await installed('cancelled');
    const news = newsOf(shop);
    expect(await codeOf(admin.cancelShopPlan({ params }))).toBe('NOT_FOUND');
    await decide((await choose('starter-100')).confirmationUrl, 'approve');
    await admin.cancelShopPlan({ params });
    await api.deliver(...news());
    expect((await admin.getShop({ params })).billing).toMatchObject({ planId: 'free', current: null, trialFor: [] });
  });

  test('a shop that does not pay Shopify has none until it does', async () => {
    const { shop, admin, params, choose } = await installed('frozen');
    const news = newsOf(shop);
    await decide((await choose('starter-100')).confirmationUrl, 'approve');
    const [active] = news();
    shop.state = 'frozen';
    const reported = JSON.parse(active?.body ?? '{}');
    const status = (state: string, seconds: number): Delivery => {
      const updated_at = new Date(Date.now() + seconds * 1000).toISOString();
      const payload = { app_subscription: { ...reported.app_subscription, status: state, updated_at } };
      return shop.webhooks.send('app_subscriptions/update', payload)[0] as Delivery;
    };
    await api.deliver(status('FROZEN', 5));
    expect((await admin.getShop({ params })).billing).toMatchObject({ planId: 'free', current: { state: 'frozen' } });
    // An outdated update, and one that would cost money without being read from Shopify.
    await api.deliver(status('CANCELLED', -600), status('ACTIVE', 60));
    expect((await admin.getShop({ params })).billing.current?.state).toBe('frozen');
    expect(await codeOf(choose('starter-250'))).toBe('SHOP_CLOSED');
  });

  test.each(['free', 'starter-7', 'constructor'])('%s cannot be chosen', async (planId) => {
    const { choose } = await installed(`none-${planId}`);
    expect(await codeOf(choose(planId))).toBe('NOT_FOUND');
  });

  test('Shopify refuses or is unavailable: the error says so, nothing is stored', async () => {
    const { shop, choose, projectId } = await installed('unlucky');
    shop.faults.add({ with: 503, query: 'CreateSubscription' });
    expect(await codeOf(choose('starter-100'))).toBe('SHOPIFY_AWAY');
    shop.faults.add({ with: 401, query: 'CreateSubscription' });
    expect(await codeOf(choose('starter-100'))).toBe('SHOPIFY_REFUSED');
    expect(await db.select().from(shopifyCharges).where(eq(shopifyCharges.projectId, projectId))).toEqual([]);
  });

  test('a development store is charged a test', async () => {
    const { shop, choose } = await installed('development', true);
    await choose('starter-100');
    expect(shop.installation?.subscriptions[0]?.isTest).toBe(true);
  });

  test('uninstalling ends it; after coming back there is no second trial', async () => {
    const { shop, choose, projectId } = await installed('no-second-trial');
    await decide((await choose('starter-100')).confirmationUrl, 'approve');
    await api.deliver(...shop.uninstall());
    expect((await billingProviderOf(api.io, { id: projectId })).provider).toBe('operator');
    shop.install();
    const admin = api.inAdmin(shop);
    await admin.openShop({ body: {} });
    const params = { id: String(projectId) };
    expect((await admin.getShop({ params })).billing).toMatchObject({ planId: 'free', current: null, trialFor: [] });
    await admin.chooseShopPlan({ params, body: { planId: 'professional-100' } });
    expect(shop.installation?.subscriptions[0]?.trialDays).toBe(0);
  });
});

describe('one bill', () => {
  test('requests by mail and trials of our own are refused where Shopify bills', async () => {
    const { admin, params, projectId } = await installed('one-bill');
    expect((await billingProviderOf(api.io, { id: projectId })).provider).toBe('shopify');
    expect(await admin.getPlan({ params })).toMatchObject({ provider: 'shopify', trialFor: [] });
    const boss = api.as((await api.addPerson('bills@example.com', { role: 'superadmin' })).token);
    expect(await codeOf(boss.requestPlan({ params, body: { planId: 'starter-100' } }))).toBe('BILLED_BY_SHOPIFY');
    expect(await codeOf(boss.orderCredits({ params, body: { creditBundleId: 'credits-100' } }))).toBe(
      'BILLED_BY_SHOPIFY',
    );
    expect(await codeOf(boss.startTrial({ params, body: {} }))).toBe('BILLED_BY_SHOPIFY');
  });

  test('a plan from before is billed as it was, and Shopify’s is refused until it ends', async () => {
    const { choose, params, projectId } = await installed('from-before');
    const boss = api.as((await api.addPerson('before@example.com', { role: 'superadmin' })).token);
    await boss.setPlan({ params, body: { planId: 'starter-100', reason: 'Agreed' } });
    expect((await billingProviderOf(api.io, { id: projectId })).provider).toBe('operator');
    expect(await codeOf(choose('starter-250'))).toBe('CONFLICT');
    await boss.setPlan({ params, body: { planId: 'free', reason: 'Agreed' } });
    expect((await choose('starter-250')).confirmationUrl).toContain('/admin/charges/');
  });

  test('a project without a shop has no billing by Shopify', async () => {
    const owner = await api.addPerson('no-shop@example.com');
    const project = await api.addProject('no-shop');
    await api.join(project.id, owner.id, 'admin');
    const params = { id: String(project.id) };
    const as = api.as(owner.token);
    expect(await codeOf(as.getShop({ params }))).toBe('NOT_FOUND');
    expect(await codeOf(as.chooseShopPlan({ params, body: { planId: 'starter-100' } }))).toBe('NOT_FOUND');
    expect(await codeOf(as.cancelShopPlan({ params }))).toBe('NOT_FOUND');
    expect(await codeOf(as.buyShopCredits({ params, body: { creditBundleId: 'credits-100' } }))).toBe('NOT_FOUND');
    expect((await as.getPlan({ params })).provider).toBe('operator');
  });
});

describe('credits', async () => {
  const { shop, admin, params, choose, projectId } = await installed('credits');
  const buy = (creditBundleId: string) => admin.buyShopCredits({ params, body: { creditBundleId } });
  const records = () =>
    shop.installation?.subscriptions.flatMap(({ lineItems }) =>
      lineItems.flatMap(({ pricing }) => (pricing.kind === 'usage' ? pricing.records : [])),
    ) ?? [];

  test('need a plan and a bundle', async () => {
    expect(await codeOf(buy('credits-100'))).toBe('SHOP_PLAN_NEEDED');
    expect(await codeOf(buy('credits-7'))).toBe('NOT_FOUND');
    await decide((await choose('starter-100')).confirmationUrl, 'approve');
    expect((await buy('credits-100')).balance).toBe(100);
    expect(records()).toMatchObject([{ price: { amount: '5.00', currencyCode: 'EUR' } }]);
  });

  test('a lost response of Shopify: billed once, booked once', async () => {
    shop.faults.add({ with: 503, query: 'RecordUsage' });
    expect(await codeOf(buy('credits-500'))).toBe('SHOPIFY_AWAY');
    const open = (await db.select().from(shopifyUsage)).find(({ bookedAt }) => bookedAt === null);
    await Promise.all([finishUsage(api.io, open?.id ?? 0), finishUsage(api.io, open?.id ?? 0)]);
    await finishUsage(api.io, open?.id ?? 0);
    expect(records()).toHaveLength(2);
    expect(await creditBalance(db, projectId)).toBe(600);
  });

  test('above the limit that the merchant approved', async () => {
    expect(await codeOf(buy('credits-10000'))).toBe('SHOP_CREDIT_LIMIT');
    expect(await creditBalance(db, projectId)).toBe(600);
    expect((await buy('credits-2500')).balance).toBe(3100);
  });

  test('one that waits when the app is uninstalled is not billed', async () => {
    shop.faults.add({ with: 503, query: 'RecordUsage' });
    expect(await codeOf(buy('credits-100'))).toBe('SHOPIFY_AWAY');
    await api.deliver(...shop.uninstall());
    const open = (await db.select().from(shopifyUsage)).find((row) => row.bookedAt === null && row.failure === null);
    await finishUsage(api.io, open?.id ?? 0);
    expect(await creditBalance(db, projectId)).toBe(3100);
  });
});
