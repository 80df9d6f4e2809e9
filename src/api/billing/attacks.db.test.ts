import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { handleStripeEvents } from '#flows/billing/stripe/events.ts';
import { followCharges } from '#flows/shopify/billing/settle-charges.ts';
import { projects, shopifyCharges, shopifyShops } from '#io/db/schema/index.ts';
import { createStripeApi } from './stripe.fixture.ts';

// Attempts to get more than was paid for, double clicks, and two bills at once.

const api = await createStripeApi();
const { db, standIn } = api;
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const admin = api.as(boss.token);
const monthly = { period: 'monthly' } as const;

test('a payment of one project opens nothing in another', async () => {
  const payer = await api.addBuyer('payer');
  const other = await api.addBuyer('other');
  await other.as.startCheckout({ params: other.params, body: { planId: 'starter-100', ...monthly } });
  const back = new URL((await payer.buy('starter-100')).headers.get('location') ?? '');
  const sessionId = back.searchParams.get('checkout') ?? '';
  for (const id of [sessionId, 'cs_test_made_up', '../customers'])
    await expect(other.as.settleCheckout({ params: other.params, body: { sessionId: id } })).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => status === 404 || status === 409),
    });
  // A genuine event that names another project changes nothing there, because only what we read from Stripe counts.
  const paid = [...standIn.account.events.values()].findLast(({ type }) => type === 'checkout.session.completed');
  const object = { ...paid?.data.object, customer: other.customer() };
  expect((await api.post({ ...paid, id: 'evt_other', data: { object } })).status).toBe(200);
  await api.handle(other.customer());
  expect((await other.as.getPlan({ params: other.params })).state).toBe('free');
});

test('neither amount, price nor address can be sent along', async () => {
  const { as, params, project } = await api.addBuyer('sends');
  const more = [{ cents: 1 }, { price: 'price_1' }, { currency: 'usd' }, { successUrl: 'https://evil.example' }];
  for (const extra of more) {
    const body = { planId: 'starter-100', ...monthly, ...extra } as never;
    await expect(as.startCheckout({ params, body })).rejects.toMatchObject({ status: 422 });
  }
  await as.startCheckout({ params, body: { planId: 'starter-100', ...monthly } });
  const session = [...standIn.account.sessions.values()].findLast((one) => one.client_reference_id === project.uuid);
  expect(session?.success_url).toMatch(/^http:\/\/localhost:\d+\/app\/sends\/settings\/plan\?checkout=/);
  await as.openBillingPortal({ params });
  const visits = [...standIn.account.portalSessions.values()];
  expect(visits.at(-1)?.return_url).toMatch(/^http:\/\/localhost:\d+\/app\/sends\/settings\/plan$/);
});

test('who opens a page for credits does not become the buyer of the plan, who may cancel it', async () => {
  const { as, params, project, owner, buy } = await api.addBuyer('agency');
  await buy('professional-100');
  await api.deliverEvents();
  const other = await api.addProject('agency-other');
  await api.join(other.id, owner.id, 'admin');
  await db
    .update(projects)
    .set({ ownerId: owner.id })
    .where(inArray(projects.id, [project.id, other.id]));
  const client = await api.addPerson('client@example.com');
  await api.join(project.id, client.id, 'admin');
  const theirs = api.as(client.token);
  await theirs.buyCredits({ params, body: { creditBundleId: 'credits-100' } });
  const wanted = { planId: 'professional-250', ...monthly };
  const { prorationAt, grossCents } = await as.previewPlanChange({ params, body: wanted });
  await as.changeBilledPlan({ params, body: { ...wanted, prorationAt, grossCents } });
  await api.deliverEvents();
  expect((await theirs.getPlan({ params })).plan.id).toBe('professional-250');
  await expect(theirs.cancelBilledPlan({ params })).rejects.toMatchObject({ status: 403 });
});

test('a change that is confirmed in two windows at once is charged once, and so is cancelled once', async () => {
  const { as, params, buy, customer } = await api.addBuyer('two-windows');
  await buy('starter-100');
  await api.deliverEvents();
  const wanted = { planId: 'starter-500', ...monthly };
  const { prorationAt, grossCents } = await as.previewPlanChange({ params, body: wanted });
  const change = () => as.changeBilledPlan({ params, body: { ...wanted, prorationAt, grossCents } });
  await Promise.allSettled([change(), change(), change()]);
  await api.deliverEvents();
  expect((await as.getPlan({ params })).plan.id).toBe('starter-500');
  const paid = (await as.listInvoices({ params })).reduce((sum, invoice) => sum + invoice.grossCents, 0);
  expect(Math.abs(paid - 1071 - grossCents)).toBeLessThanOrEqual(1);
  await Promise.all([as.cancelBilledPlan({ params }), as.cancelBilledPlan({ params })]);
  expect((await as.getPlan({ params })).billing?.status).toBe('ending');
  const { data } = await api.stripe.api.subscriptions.list({ customer: customer() });
  expect(data).toHaveLength(1);
});

test('an amount from another time is refused', async () => {
  const { as, params, buy } = await api.addBuyer('time');
  await buy('starter-100');
  await api.deliverEvents();
  const wanted = { planId: 'starter-500', ...monthly };
  const { grossCents } = await as.previewPlanChange({ params, body: wanted });
  for (const days of [-20, 20]) {
    const prorationAt = new Date(standIn.clock.now().getTime() + days * 86_400_000).toISOString();
    const body = { ...wanted, prorationAt, grossCents };
    await expect(as.changeBilledPlan({ params, body })).rejects.toMatchObject({ code: 'CONFLICT' });
  }
  expect((await as.getPlan({ params })).plan.id).toBe('starter-100');
});

test('refunds at once never give back more than was paid', async () => {
  const { as, params, buy, customer } = await api.addBuyer('refunds');
  await buy('starter-100');
  await api.deliverEvents();
  const [invoice] = await as.listInvoices({ params });
  const refund = (cents: number) =>
    admin.refundInvoice({ params: { invoiceId: invoice?.id ?? '' }, body: { cents, reason: 'Asked' } });
  await expect(
    as.refundInvoice({ params: { invoiceId: invoice?.id ?? '' }, body: { reason: 'Mine' } }),
  ).rejects.toMatchObject({
    status: 403,
  });
  await Promise.allSettled([refund(1000), refund(1000), refund(900), refund(800)]);
  const { data } = await api.stripe.api.charges.list({ customer: customer() });
  const [charge] = data;
  expect(charge?.amount_refunded).toBeGreaterThan(0);
  expect(charge?.amount_refunded).toBeLessThanOrEqual(1071);
  await api.deliverEvents();
  expect((await as.listInvoices({ params }))[0]?.refundedCents).toBe(charge?.amount_refunded);
});

const install = (projectId: number, name: string) =>
  db.insert(shopifyShops).values({ shop: `${name}.myshopify.com`, projectId, accessToken: 'sealed' });

test.each(['shopify', 'operator'] as const)(
  'an installed shop that %s bills reaches no payment page of Stripe',
  async (who) => {
    const { as, params, project } = await api.addBuyer(`shop-${who}`);
    await install(project.id, `shop-${who}`);
    if (who === 'operator') await admin.setPlan({ params, body: { planId: 'starter-100', reason: 'Agreed' } });
    const requests = standIn.account.customers.size;
    const body = { planId: 'starter-250', ...monthly };
    const change = { ...body, prorationAt: new Date().toISOString(), grossCents: 0 };
    const tries = [
      () => as.startCheckout({ params, body }),
      () => as.buyCredits({ params, body: { creditBundleId: 'credits-100' } }),
      () => as.previewPlanChange({ params, body }),
      () => as.changeBilledPlan({ params, body: change }),
    ];
    for (const one of tries) await expect(one()).rejects.toMatchObject({ code: 'BILLED_BY_SHOPIFY' });
    await expect(as.openBillingPortal({ params })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(as.cancelBilledPlan({ params })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(standIn.account.customers.size).toBe(requests);
  },
);

test('a page that is paid after the shop chose a plan at Shopify is refunded, and Shopify’s plan stays', async () => {
  const { as, params, project, pay, customer } = await api.addBuyer('both');
  const { url } = await as.startCheckout({ params, body: { planId: 'starter-100', ...monthly } });
  await install(project.id, 'both');
  const charge = { projectId: project.id, gid: 'gid://shopify/AppSubscription/1', planId: 'starter-250', ...monthly };
  await db.insert(shopifyCharges).values({ ...charge, state: 'active', changedAt: new Date() });
  await admin.setPlan({ params, body: { planId: 'starter-250', reason: 'Agreed' } });
  await pay(url);
  await api.deliverEvents();
  await api.deliverEvents();
  expect((await as.getPlan({ params })).plan.id).toBe('starter-250');
  const { data } = await api.stripe.api.subscriptions.list({ customer: customer(), status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  const charges = await api.stripe.api.charges.list({ customer: customer() });
  expect(charges.data.map(({ refunded }) => refunded)).toEqual([true]);
  expect(await db.select().from(shopifyCharges).where(eq(shopifyCharges.projectId, project.id))).toHaveLength(1);
});

test('a plan approved at Shopify after one was bought at Stripe takes its place, and Stripe’s is refunded', async () => {
  const { as, params, project, buy, customer } = await api.addBuyer('approved');
  await buy('starter-250');
  await api.deliverEvents();
  const [shop] = await install(project.id, 'approved').returning();
  if (!shop) throw new Error('the shop is not installed');
  const charge = { projectId: project.id, gid: 'gid://shopify/AppSubscription/2', planId: 'starter-250', ...monthly };
  await db.insert(shopifyCharges).values({ ...charge, state: 'active', changedAt: new Date() });
  const followed = { projectId: project.id, isBilledHere: false };
  await followCharges(api.io, db, shop, followed);
  const requested = sql`select from pgboss.job where data @> ${JSON.stringify({ customerId: customer(), isRequested: true })}`;
  expect((await db.execute(requested)).rows).toHaveLength(1);
  await handleStripeEvents(api.io, customer(), true);
  await api.deliverEvents();
  // Again, as with every later webhook: the plan is Shopify's by now, so no job reads Stripe.
  await followCharges(api.io, db, shop, followed);
  expect((await db.execute(requested)).rows).toHaveLength(1);
  expect(await as.getPlan({ params })).toMatchObject({ plan: { id: 'starter-250' }, provider: 'shopify' });
  const { data } = await api.stripe.api.subscriptions.list({ customer: customer(), status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  const charges = await api.stripe.api.charges.list({ customer: customer() });
  expect(charges.data.map(({ refunded }) => refunded)).toEqual([true]);
});
