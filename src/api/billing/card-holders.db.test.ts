import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { creditBalance } from '#io/db/queries/billing/credits.ts';
import { mails } from '#io/db/schema/index.ts';
import { changeDispute, openDispute } from '../../../stand-ins/stripe/payments.ts';
import { countRows } from '../../../test/count-rows.ts';
import { newestMail } from '../../../test/mails.ts';
import { createStripeApi } from './stripe.fixture.ts';

// What banks and card holders do beside paying: confirm, hesitate, dispute. And prices that Stripe lacks.

const api = await createStripeApi();
const { db, standIn } = api;
const admin = api.as((await api.addPerson('boss@example.com', { role: 'superadmin' })).token);

test('a card that asks for 3-D Secure: the change waits for the confirmation on Stripe’s page, and is no decline', async () => {
  const { as, params, buy } = await api.addBuyer('confirming');
  await buy('starter-100', 'monthly', { card: '4000 0027 6000 3184' });
  await api.deliverEvents();
  const choice = { planId: 'professional-500', period: 'monthly' } as const;
  const { prorationAt, grossCents } = await as.previewPlanChange({ params, body: choice });
  const { payUrl } = await as.changeBilledPlan({ params, body: { ...choice, prorationAt, grossCents } });
  expect(payUrl).toContain('/i/');
  await api.deliverEvents();
  expect(await as.getPlan({ params })).toMatchObject({ plan: { id: 'starter-100' }, billing: { status: 'active' } });
  await fetch(payUrl ?? '', { method: 'POST', body: new URLSearchParams({ do: 'default' }), redirect: 'manual' });
  await api.deliverEvents();
  expect(await as.getPlan({ params })).toMatchObject({
    plan: { id: 'professional-500' },
    billing: { status: 'active' },
  });
  const [newest] = await as.listInvoices({ params });
  expect(newest).toMatchObject({ state: 'paid', grossCents });
});

test('a change that nobody confirms is over after 23 hours, and nothing is owed', async () => {
  const { as, params, buy } = await api.addBuyer('hesitating');
  await buy('starter-100', 'monthly', { card: '4000 0027 6000 3184' });
  await api.deliverEvents();
  const choice = { planId: 'starter-500', period: 'monthly' } as const;
  const { prorationAt, grossCents } = await as.previewPlanChange({ params, body: choice });
  await as.changeBilledPlan({ params, body: { ...choice, prorationAt, grossCents } });
  await api.pass(1);
  expect(await as.getPlan({ params })).toMatchObject({ plan: { id: 'starter-100' }, billing: { status: 'active' } });
  expect((await as.listInvoices({ params })).map(({ state }) => state)).toEqual(['void', 'paid']);
});

test('a disputed payment: the operator is told in time, and one that is lost counts as refunded', async () => {
  const { as, params, pay, project, customer } = await api.addBuyer('disputing');
  const { url } = await as.buyCredits({ params, body: { creditBundleId: 'credits-500' } });
  await pay(url);
  await api.deliverEvents();
  const charge = [...standIn.account.charges.values()].find((own) => own.customer === customer());
  if (!charge) throw new Error('nothing was charged');
  const disputedOf = async () => (await admin.listAllInvoices({ query: { projectId: project.id } })).items;
  const mailText = async () => (await newestMail(db, api.io.settings.adminEmail, 'payment-disputed')).text;
  const dispute = openDispute(standIn.account, charge);
  await api.deliverEvents();
  await api.handle(customer());
  expect(await mailText()).toMatch(/23\.80.*Answer it at Stripe by/s);
  expect(await creditBalance(db, project.id)).toBe(500);
  const [disputed] = await disputedOf();
  expect(disputed).toMatchObject({ dispute: { state: 'answer', dueAt: expect.any(String) }, refundedCents: 0 });
  expect(await admin.getOpenCounts()).toMatchObject({ disputes: 1 });
  const refund = { params: { invoiceId: disputed?.id ?? '' }, body: { reason: 'as a courtesy' } };
  await expect(admin.refundInvoice(refund)).rejects.toMatchObject({
    status: 409,
    message: /disputes this payment/,
  });
  expect(await as.listInvoices({ params })).not.toMatchObject([{ dispute: expect.anything() }]);
  // Answered at Stripe: nothing to do any more, and no second mail.
  const mailCount = () => countRows(db, mails, eq(mails.kind, 'payment-disputed'));
  const written = await mailCount();
  changeDispute(standIn.account, dispute, 'under_review');
  await api.deliverEvents();
  await api.handle(customer());
  expect(await disputedOf()).toMatchObject([{ dispute: { state: 'review', dueAt: null } }]);
  expect(await admin.getOpenCounts()).toMatchObject({ disputes: 0 });
  expect(await mailCount()).toBe(written);
  changeDispute(standIn.account, dispute, 'lost');
  await api.deliverEvents();
  await api.handle(customer());
  expect(await mailText()).toContain('is lost');
  expect(await creditBalance(db, project.id)).toBe(0);
  expect(await as.listInvoices({ params })).toMatchObject([{ refundedCents: 2380 }]);
  expect(await disputedOf()).toMatchObject([{ dispute: { state: 'chargeback', dueAt: null }, refundedCents: 2380 }]);
  expect(await admin.getOpenCounts()).toMatchObject({ disputes: 0 });
});

test('of two disputes about parts of a payment the older one is shown while it has to be answered', async () => {
  const { as, params, pay, project, customer } = await api.addBuyer('in-parts');
  await pay((await as.buyCredits({ params, body: { creditBundleId: 'credits-500' } })).url);
  await api.deliverEvents();
  const charge = [...standIn.account.charges.values()].find((own) => own.customer === customer());
  if (!charge) throw new Error('nothing was charged');
  const older = openDispute(standIn.account, charge);
  const newer = openDispute(standIn.account, charge);
  older.amount = newer.amount = 1000;
  changeDispute(standIn.account, newer, 'lost');
  await api.deliverEvents();
  await api.handle(customer());
  const invoiceNow = async () => (await admin.listAllInvoices({ query: { projectId: project.id } })).items[0];
  const disputed = await invoiceNow();
  expect(disputed).toMatchObject({ dispute: { state: 'answer', dueAt: expect.any(String) }, refundedCents: 1000 });
  changeDispute(standIn.account, older, 'won');
  await api.deliverEvents();
  await api.handle(customer());
  // Part of the payment is left, but Stripe refunds none of it.
  expect(await invoiceNow()).toMatchObject({ dispute: { state: 'chargeback' }, refundedCents: 1000 });
  const refund = { params: { invoiceId: disputed?.id ?? '' }, body: { reason: 'as a courtesy' } };
  await expect(admin.refundInvoice(refund)).rejects.toMatchObject({
    status: 409,
    message: /already taken this payment/,
  });
});

test('credits are confirmed to who bought them, and logged under their name, also where another holds the plan', async () => {
  const { as, params, pay, buy, project, owner } = await api.addBuyer('two-admins');
  await buy('starter-100');
  await api.deliverEvents();
  const second = await api.addPerson('second@two-admins.example');
  await api.join(project.id, second.id, 'admin');
  await pay((await api.as(second.token).buyCredits({ params, body: { creditBundleId: 'credits-100' } })).url);
  await api.deliverEvents();
  const { items } = await as.listActivity({ params, query: {} });
  expect(items.find(({ action }) => action === 'credits-bought')?.actor).toMatchObject({ email: second.email });
  for (const { email } of [owner, second])
    expect((await newestMail(db, email, 'order-confirmed')).text).toContain('100 credits');
});

test('an inquiry that becomes a dispute is written to the operator once more', async () => {
  const { as, params, pay, project, customer } = await api.addBuyer('inquired');
  const { url } = await as.buyCredits({ params, body: { creditBundleId: 'credits-100' } });
  await pay(url);
  await api.deliverEvents();
  const charge = [...standIn.account.charges.values()].find((own) => own.customer === customer());
  if (!charge) throw new Error('nothing was charged');
  const stateOf = async () =>
    (await admin.listAllInvoices({ query: { projectId: project.id } })).items.map(({ dispute }) => dispute?.state);
  const mailCount = () => countRows(db, mails, eq(mails.kind, 'payment-disputed'));
  const dispute = openDispute(standIn.account, charge, 'warning_needs_response');
  await api.deliverEvents();
  await api.handle(customer());
  expect(await stateOf()).toEqual(['inquiry']);
  const written = await mailCount();
  changeDispute(standIn.account, dispute, 'needs_response');
  await api.deliverEvents();
  await api.handle(customer());
  expect(await stateOf()).toEqual(['answer']);
  expect(await mailCount()).toBe(written + 1);
});

test('a price that Stripe lacks: the error names it, and does not say that Stripe is unavailable', async () => {
  const { as, params } = await api.addBuyer('unpriced');
  const prices = [...standIn.account.prices.values()].filter(({ lookup_key: key }) => key?.includes('starter-250'));
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) price.active = false;
  await expect(as.startCheckout({ params, body: { planId: 'starter-250', period: 'monthly' } })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/starter-250.*npm run stripe:prices/),
  });
  for (const price of prices) price.active = true;
});
