import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { endUnpaid, reconcile } from '#flows/billing/stripe/reconcile.ts';
import { chargeCredit, creditBalance } from '#io/db/queries/billing/credits.ts';
import { credits, ogImages, subscriptions } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createTestApi } from '../../../test/api.ts';
import { newestMail } from '../../../test/mails.ts';

// Plans as people experience them: limits with messages, trial, plan requests and their handling, and a ledger that
// adds up.

const api = await createTestApi();
const { db } = api.io;
await savePlans(db);
const project = await api.addProject('lamps');
const other = await api.addProject('vases');
const owner = await api.addPerson('owner@example.com');
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
await api.join(project.id, owner.id, 'admin');
await api.join(other.id, owner.id, 'admin');
const as = api.as(owner.token);
const admin = api.as(boss.token);
const params = { id: String(project.id) };

const image = async () => {
  const image = { type: 1 as const, storageKey: 'k', contentType: 'image/jpeg', width: 1200, height: 630, bytes: 1 };
  const [row] = await db
    .insert(ogImages)
    .values({ projectId: project.id, version: crypto.randomUUID(), ...image })
    .returning({ id: ogImages.id });
  return row?.id ?? 0;
};

test('the free plan has one member: a second is refused with a message, a super admin may add one [7.10]', async () => {
  const invite = (email: string, who = as) => who.addCollaborator({ params, body: { email } });
  await expect(invite('second@example.com')).rejects.toMatchObject({
    status: 402,
    code: 'LIMIT_REACHED',
    message: expect.stringContaining('one person'),
  });
  await expect(invite('second@example.com', api.as(owner.token, 'de'))).rejects.toMatchObject({
    message: expect.stringContaining('eine Person'),
  });
  expect(await invite('second@example.com', admin)).toMatchObject({ user: { status: 'pending' } });
  // Somebody already invited takes no second seat.
  expect(await invite('second@example.com')).toMatchObject({ role: 'user' });
});

test('a trial: 14 days, once per person and base plan, even if two start at once [1.9] [2.72]', async () => {
  expect((await as.getPlan({ params })).trialFor).toEqual(['starter', 'professional']);
  const begun = await Promise.allSettled([
    as.startTrial({ params, body: {} }),
    as.startTrial({ params: { id: String(other.id) }, body: {} }),
  ]);
  expect(begun.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [first, second] = await Promise.all(
    [project, other].map(({ id }) => as.getPlan({ params: { id: String(id) } })),
  );
  const [tried, free] = first?.state === 'trial' ? [first, second] : [second, first];
  expect(tried).toMatchObject({ state: 'trial', trial: { daysLeft: 14 }, plan: { basePlan: 'starter' }, trialFor: [] });
  expect(free).toMatchObject({ state: 'free', trial: null, plan: { id: 'free' }, trialFor: ['professional'] });
  await db.update(subscriptions).set({ trialEndsAt: new Date(Date.now() - 1000) });
  expect(await as.getPlan({ params })).toMatchObject({ state: 'free', plan: { id: 'free', users: 1 } });
});

test('two invitations for the last seat: one gets it [2.69]', async () => {
  await admin.setPlan({ params, body: { planId: 'starter-100', reason: 'Agreed' } });
  const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`);
  const invited = await Promise.allSettled(emails.map((email) => as.addCollaborator({ params, body: { email } })));
  expect(invited.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect((await as.getPlan({ params })).usage.users).toBe(5);
  await admin.setPlan({ params, body: { planId: 'free', reason: 'Agreed' } });
});

test('a plan request: stored once, mailed, activated once, the person is notified [2.42]', async () => {
  const planRequest = (planId: string) => as.requestPlan({ params, body: { planId, period: 'yearly' } });
  await expect(planRequest('starter-7')).rejects.toMatchObject({ status: 404 });
  await expect(planRequest('free')).rejects.toMatchObject({ status: 404 });
  await planRequest('starter-100');
  await planRequest('professional-250');
  expect((await as.getPlan({ params })).planRequest).toMatchObject({ planId: 'professional-250', period: 'yearly' });
  const mail = await newestMail(db, api.io.settings.adminEmail, 'plan-wish');
  expect(mail.text).toContain('Pro, 250 pages (€280 a year plus VAT)');
  const { items, total } = await admin.listPlanRequests({
    query: { search: 'LAMPS', sort: 'price', direction: 'desc' },
  });
  expect([total, items[0]?.cents, items[0]?.email]).toEqual([1, 28_000, owner.email]);
  const decide = () =>
    admin.decidePlanRequest({ params: { kind: 'plan', id: String(items[0]?.id) }, body: { decision: 'activate' } });
  const decided = await Promise.allSettled([decide(), decide()]);
  expect(decided.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await as.getPlan({ params })).toMatchObject({
    state: 'active',
    period: 'yearly',
    planRequest: null,
    plan: { id: 'professional-250', users: null },
  });
  expect((await newestMail(db, owner.email, 'order-confirmed')).text).toContain('Pro, 250 pages');
  await as.requestPlan({ params, body: { planId: 'starter-500' } });
  const [refused] = (await admin.listPlanRequests({ query: {} })).items;
  const refuse = (reason?: string) =>
    admin.decidePlanRequest({
      params: { kind: 'plan', id: String(refused?.id) },
      body: { decision: 'refuse', ...(reason === undefined ? {} : { reason }) },
    });
  for (const reason of [undefined, '  '])
    await expect(refuse(reason)).rejects.toMatchObject({ errors: { reason: ['Fill in this field.'] } });
  await refuse('The invoice of May is open.');
  expect((await newestMail(db, owner.email, 'wish-decided')).text).toContain('Reason\n> The invoice of May is open.');
  expect((await admin.listPlanRequests({ query: {} })).total).toBe(0);
  const history = await admin.listPlanRequests({ query: { state: 'decided' } });
  expect(history.items).toMatchObject([
    { planId: 'starter-500', decision: { isActive: false, by: boss.email, reason: 'The invoice of May is open.' } },
    { planId: 'professional-250', decision: { isActive: true, by: boss.email, reason: null } },
  ]);
  expect((await as.getPlan({ params })).plan.id).toBe('professional-250');
  await as.requestPlan({ params, body: { planId: 'starter-100' } });
  await as.withdrawPlanRequest({ params });
  await expect(as.withdrawPlanRequest({ params })).rejects.toMatchObject({ status: 404 });
});

test('credits: an order is booked once, an image paid once, never below zero, even concurrently [9.6]', async () => {
  await as.orderCredits({ params, body: { creditBundleId: 'credits-100' } });
  await expect(as.orderCredits({ params, body: { creditBundleId: 'credits-7' } })).rejects.toMatchObject({
    status: 404,
  });
  const { items } = await admin.listPlanRequests({ query: {} });
  const [order] = items.filter(({ kind }) => kind === 'credits');
  const pay = () =>
    admin.decidePlanRequest({ params: { kind: 'credits', id: String(order?.id) }, body: { decision: 'activate' } });
  await Promise.allSettled([pay(), pay(), pay()]);
  expect(await creditBalance(db, project.id)).toBe(100);
  expect((await admin.bookCredits({ params, body: { change: -95 } })).balance).toBe(5);

  const same = await image();
  await Promise.all(Array.from({ length: 4 }, () => chargeCredit(db, project.id, same)));
  expect(await creditBalance(db, project.id)).toBe(4);
  const images = await Promise.all(Array.from({ length: 10 }, image));
  const spent = await Promise.all(images.map((id) => chargeCredit(db, project.id, id)));
  expect(spent.filter(Boolean)).toHaveLength(4);
  expect(await creditBalance(db, project.id)).toBe(0);
  const ledger = await db.select().from(credits).where(eq(credits.projectId, project.id));
  expect(ledger.reduce((sum, { change }) => sum + change, 0)).toBe(0);
  await expect(admin.bookCredits({ params, body: { change: -1 } })).rejects.toMatchObject({
    errors: { change: [expect.stringContaining('doesn’t have that many')] },
  });
});

// An installation without Stripe's keys: requests by mail, as before.

test('without keys no call and no address of Stripe is there, and plans are requested', async () => {
  const project = await api.addProject('keyless');
  const owner = await api.addPerson('keyless@example.com');
  await api.join(project.id, owner.id, 'admin');
  const as = api.as(owner.token);
  const params = { id: String(project.id) };
  expect((await api.request('/stripe/webhooks', { method: 'POST', body: '{}' })).status).toBe(404);
  await expect(as.startCheckout({ params, body: { planId: 'starter-100', period: 'monthly' } })).rejects.toMatchObject({
    code: 'CALL_NOT_FOUND',
  });
  await expect(as.listInvoices({ params })).rejects.toMatchObject({ status: 404 });
  expect(await as.getPlan({ params })).toMatchObject({ provider: 'operator', canBuy: true, billing: null });
  await as.requestPlan({ params, body: { planId: 'starter-100' } });
  expect((await as.getPlan({ params })).planRequest).toMatchObject({ planId: 'starter-100' });
  // The scheduled jobs find nothing to do.
  await endUnpaid(api.io);
  await reconcile(api.io, new AbortController().signal);
});
