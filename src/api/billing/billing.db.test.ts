import { expect, test } from 'vitest';
import { handleStripeEvents } from '#flows/billing/stripe/events.ts';
import { endUnpaid, reconcile } from '#flows/billing/stripe/reconcile.ts';
import { savePrices } from '#flows/billing/stripe/save-prices.ts';
import { deleteProject } from '#flows/projects/delete-project.ts';
import { creditBalance } from '#io/db/queries/billing/credits.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { stripeEvents, stripeInvoices } from '#io/db/schema/index.ts';
import { countRows } from '../../../test/count-rows.ts';
import { newestMail } from '../../../test/mails.ts';
import { invalidSignatures, malformedEvents } from './malformed-events.fixture.ts';
import { createStripeApi } from './stripe.fixture.ts';

// Buying a plan, against the stand-in: every state a plan can have, and every transition.

const api = await createStripeApi();
const { db, standIn } = api;
const boss = await api.addPerson('boss@example.com', { role: 'superadmin' });
const admin = api.as(boss.token);

test('prices follow our table, and a second run changes nothing', async () => {
  const outcomes: string[] = [];
  await savePrices(api.stripe, { siteUrl: 'http://localhost:3000', report: (_, outcome) => outcomes.push(outcome) });
  expect(new Set(outcomes)).toEqual(new Set(['as it was', 'updated']));
  expect(outcomes.filter((outcome) => outcome === 'updated')).toHaveLength(1);
  const { data } = await api.stripe.api.prices.list({ lookup_keys: ['linkbild_starter-250_yearly'] });
  expect(data[0]).toMatchObject({ unit_amount: 14_000, tax_behavior: 'exclusive', recurring: { interval: 'year' } });
});

test('a plan begins with the payment, is confirmed by mail, and has an invoice with VAT', async () => {
  const { as, params, buy, owner } = await api.addBuyer('halm');
  expect(await as.getPlan({ params })).toMatchObject({ provider: 'stripe', canBuy: true, billing: null });
  await expect(as.requestPlan({ params, body: { planId: 'starter-100' } })).rejects.toMatchObject({
    code: 'BILLED_BY_STRIPE',
  });
  const answer = await buy('starter-250', 'yearly');
  const back = new URL(answer.headers.get('location') ?? '');
  const sessionId = back.searchParams.get('checkout') ?? '';
  expect(back.pathname).toBe('/app/halm/settings/plan');
  // Before any event has arrived.
  expect(await as.settleCheckout({ params, body: { sessionId } })).toEqual({ state: 'done' });
  const plan = await as.getPlan({ params });
  expect(plan).toMatchObject({
    state: 'active',
    period: 'yearly',
    plan: { id: 'starter-250' },
    billing: { status: 'active', endsAt: null, graceEndsAt: null, planId: 'starter-250' },
  });
  expect(plan.billing?.firstPaymentAt).not.toBeNull();
  const invoices = await as.listInvoices({ params });
  expect(invoices).toMatchObject([
    {
      netCents: 14_000,
      taxCents: 2660,
      grossCents: 16_660,
      state: 'paid',
      text: 'Basic, 250 pages, yearly',
      payUrl: null,
    },
  ]);
  expect(invoices[0]?.pdfUrl).toContain('/pdf');
  const { text, attachments } = await newestMail(db, owner.email, 'order-confirmed');
  for (const fact of ['Basic, 250 pages', 'Net: €140.00', 'VAT: €26.60', 'Total: €166.60'])
    expect(text).toContain(fact);
  expect(attachments).toMatchObject([{ document: 'terms' }]);
  await expect(as.startCheckout({ params, body: { planId: 'starter-500', period: 'monthly' } })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  // Late and repeated events send no further mail.
  await api.deliverEvents();
  await api.deliverEvents();
  expect(await countRows(db, stripeInvoices)).toBe(1);
});

test('a plan bought in the trial keeps the days that are left', async () => {
  const { as, params, buy } = await api.addBuyer('tried');
  await as.startTrial({ params, body: {} });
  const { trial } = await as.getPlan({ params });
  await buy('starter-100');
  await api.deliverEvents();
  const { billing, state } = await as.getPlan({ params });
  expect([state, billing?.status]).toEqual(['active', 'trialing']);
  expect(Math.abs(Date.parse(billing?.firstPaymentAt ?? '') - Date.parse(trial?.endsAt ?? ''))).toBeLessThan(1000);
  // Stripe creates a zero-amount invoice for the trial.
  expect(await countRows(db, stripeInvoices)).toBeGreaterThan((await admin.listAllInvoices({ query: {} })).total);
  expect(await as.listInvoices({ params })).toEqual([]);
  expect((await admin.listAllInvoices({ query: { search: 'tried' } })).items).toEqual([]);
  // Nothing is due in a trial, so another plan costs nothing now.
  const preview = await as.previewPlanChange({ params, body: { planId: 'starter-500', period: 'monthly' } });
  expect(preview).toMatchObject({ grossCents: 0, nextCents: 1900 });
  const { prorationAt, grossCents } = preview;
  await as.changeBilledPlan({ params, body: { planId: 'starter-500', period: 'monthly', prorationAt, grossCents } });
  expect(await as.getPlan({ params })).toMatchObject({ plan: { id: 'starter-500' }, billing: { status: 'trialing' } });
});

test('a change costs what was shown before; a refused card or another amount changes nothing', async () => {
  const { as, params, buy, customer } = await api.addBuyer('steps');
  await buy('starter-100');
  await api.deliverEvents();
  const wanted = { planId: 'professional-500', period: 'monthly' } as const;
  const shown = await as.previewPlanChange({ params, body: wanted });
  expect(shown.grossCents).toBe(shown.netCents + shown.taxCents);
  expect(shown.nextCents).toBe(3800);
  const body = { ...wanted, prorationAt: shown.prorationAt, grossCents: shown.grossCents };
  await expect(as.changeBilledPlan({ params, body: { ...body, grossCents: 12 } })).rejects.toMatchObject({
    code: 'CONFLICT',
  });
  standIn.declineCharges(customer(), 'insufficient_funds');
  await expect(as.changeBilledPlan({ params, body })).rejects.toMatchObject({ code: 'PAYMENT_DECLINED' });
  expect((await as.getPlan({ params })).plan.id).toBe('starter-100');
  standIn.declineCharges(customer(), null);
  await as.changeBilledPlan({ params, body });
  expect((await as.getPlan({ params })).plan.id).toBe('professional-500');
  const [newest] = await as.listInvoices({ params });
  expect(Math.abs((newest?.grossCents ?? 0) - shown.grossCents)).toBeLessThanOrEqual(1);
  expect(newest?.text).toBe('Pro, 500 pages, monthly');
});

test('cancelled: runs to the end of its period, can be resumed, then ends', async () => {
  const { as, params, buy, mailsOf } = await api.addBuyer('leaving');
  await buy('starter-100');
  await api.deliverEvents();
  const { endsAt } = await as.cancelBilledPlan({ params });
  expect((await as.getPlan({ params })).billing).toMatchObject({ status: 'ending', endsAt });
  expect((await as.getPlan({ params })).plan.id).toBe('starter-100');
  await as.resumeBilledPlan({ params });
  expect((await as.getPlan({ params })).billing).toMatchObject({ status: 'active', endsAt: null });
  await expect(as.resumeBilledPlan({ params })).rejects.toMatchObject({ code: 'CONFLICT' });
  await as.cancelBilledPlan({ params });
  await api.pass(32);
  expect(await as.getPlan({ params })).toMatchObject({
    state: 'free',
    plan: { id: 'free' },
    billing: { status: 'ended', isUnpaid: false },
  });
  expect(await mailsOf()).toEqual(['order-confirmed', 'plan-cancelled', 'plan-cancelled', 'plan-ended']);
  // And it can be bought again.
  await buy('starter-100');
  await api.deliverEvents();
  expect((await as.getPlan({ params })).billing?.status).toBe('active');
});

test('a failed payment: seven days of grace, one mail, and the plan continues if it is paid in time', async () => {
  const { as, params, buy, customer, mailsOf } = await api.addBuyer('late');
  await buy('starter-100');
  await api.deliverEvents();
  standIn.declineCharges(customer(), 'insufficient_funds');
  await api.pass(32);
  const { billing, plan } = await as.getPlan({ params });
  expect([plan.id, billing?.status]).toEqual(['starter-100', 'past_due']);
  expect(billing?.payUrl).toContain('/i/');
  await api.deliverEvents();
  expect((await mailsOf()).filter((kind) => kind === 'payment-failed')).toHaveLength(1);
  await expect(
    as.previewPlanChange({ params, body: { planId: 'starter-250', period: 'monthly' } }),
  ).rejects.toMatchObject({ code: 'CONFLICT' });
  standIn.declineCharges(customer(), null);
  await fetch(billing?.payUrl ?? '', {
    method: 'POST',
    body: new URLSearchParams({ do: 'default' }),
    redirect: 'manual',
  });
  await api.deliverEvents();
  expect((await as.getPlan({ params })).billing).toMatchObject({ status: 'active', graceEndsAt: null, payUrl: null });
});

test('a payment that is never made: the free plan after the grace, the invoice is void, nothing is owed', async () => {
  const { as, params, buy, customer, mailsOf } = await api.addBuyer('broke');
  await buy('starter-100');
  await api.deliverEvents();
  standIn.declineCharges(customer(), 'insufficient_funds');
  await api.pass(32);
  await endUnpaid(api.io);
  expect((await as.getPlan({ params })).billing?.status).toBe('past_due');
  await api.pass(7);
  await endUnpaid(api.io);
  await api.deliverEvents();
  expect(await as.getPlan({ params })).toMatchObject({
    state: 'free',
    billing: { status: 'ended', isUnpaid: true, payUrl: null },
  });
  expect((await as.listInvoices({ params })).map(({ state }) => state)).toEqual(['void', 'paid']);
  expect(await mailsOf()).toEqual(['order-confirmed', 'payment-failed', 'plan-ended']);
});

test('credits are booked once for each payment, and taken back by a full refund as far as there are some', async () => {
  const { as, params, pay, project } = await api.addBuyer('credits');
  const { url } = await as.buyCredits({ params, body: { creditBundleId: 'credits-500' } });
  await pay(url);
  await api.deliverEvents();
  await api.deliverEvents();
  expect(await creditBalance(db, project.id)).toBe(500);
  const [invoice] = await as.listInvoices({ params });
  expect(invoice).toMatchObject({ text: '500 credits', netCents: 2000, grossCents: 2380 });
  await admin.bookCredits({ params, body: { change: -200 } });
  const refund = (cents?: number) =>
    admin.refundInvoice({
      params: { invoiceId: invoice?.id ?? '' },
      body: { reason: 'Not needed', ...(cents === undefined ? {} : { cents }) },
    });
  expect(await refund(380)).toEqual({ refundedCents: 380 });
  expect(await creditBalance(db, project.id)).toBe(300);
  await expect(refund(2001)).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await refund()).toEqual({ refundedCents: 2380 });
  await api.deliverEvents();
  expect(await creditBalance(db, project.id)).toBe(0);
});

test('two plans bought at once: the first stays, the second is ended and refunded', async () => {
  const { as, params, pay, customer } = await api.addBuyer('twice');
  const open = (planId: string) => as.startCheckout({ params, body: { planId, period: 'monthly' } });
  const [one, other] = [await open('starter-100'), await open('starter-250')];
  await pay(one.url);
  await standIn.advance(2000);
  await pay(other.url);
  await api.deliverEvents();
  await api.deliverEvents();
  expect((await as.getPlan({ params })).plan.id).toBe('starter-100');
  const running = await api.stripe.api.subscriptions.list({ customer: customer(), status: 'active' });
  expect(running.data).toHaveLength(1);
  const refunded = (await as.listInvoices({ params })).map(({ text, grossCents, refundedCents }) => [
    text,
    grossCents === refundedCents,
  ]);
  expect(new Map(refunded as [string, boolean][])).toEqual(
    new Map([
      ['Basic, 250 pages, monthly', true],
      ['Basic, 100 pages, monthly', false],
    ]),
  );
});

test('an event: refused without Stripe’s signature, once by its id, unknown ones change nothing', async () => {
  const { buy } = await api.addBuyer('signed');
  await buy('starter-100');
  const events = [...standIn.account.events.values()];
  const event = events.findLast(({ type }) => type === 'invoice.paid');
  if (!event) throw new Error('there is no such event');
  const before = await countRows(db, stripeEvents);
  expect((await api.post(event, { secret: 'whsec_wrong' })).status).toBe(400);
  expect((await api.post(event, { change: ' ' })).status).toBe(400);
  expect((await api.post(event, { at: Math.floor(Date.now() / 1000) - 3600 })).status).toBe(400);
  expect((await api.request('/stripe/webhooks', { method: 'POST', body: '{}' })).status).toBe(400);
  for (const signature of invalidSignatures) {
    const headers = { 'stripe-signature': signature };
    expect([
      signature,
      (await api.request('/stripe/webhooks', { method: 'POST', body: '{}', headers })).status,
    ]).toEqual([signature, 400]);
  }
  for (const odd of malformedEvents) expect((await api.post(odd as typeof event)).status).toBe(400);
  expect((await api.post({ ...event, id: 'evt_unknown', type: 'radar.early_fraud_warning.created' })).status).toBe(200);
  expect(await countRows(db, stripeEvents)).toBe(before);
  for (const _ of [1, 2]) expect((await api.post(event)).status).toBe(200);
  expect(await countRows(db, stripeEvents)).toBe(before + 1);
  await api.deliverEvents();
});

test('a deleted project pays no more, and its invoices stay in the income', async () => {
  const { buy, customer, project } = await api.addBuyer('gone');
  await buy('professional-100');
  await api.deliverEvents();
  const before = (await admin.getIncome()).months.reduce((sum, { grossCents }) => sum + grossCents, 0);
  const row = await findProject(db, project.id);
  expect(row && (await deleteProject(api.io, row, { actorId: null, clientHash: null }))).toBe(true);
  await handleStripeEvents(api.io, customer(), true);
  await api.deliverEvents();
  const { data } = await api.stripe.api.subscriptions.list({ customer: customer(), status: 'all' });
  expect(data.map(({ status }) => status)).toEqual(['canceled']);
  const { items } = await admin.listBilledSubscriptions({ query: { search: 'gone.example' } });
  expect(items).toMatchObject([{ projectId: null, site: 'gone.example', status: 'ended', cents: 1800 }]);
  expect((await admin.getIncome()).months.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(before);
});

test('the nightly check corrects what no event reported and notifies the operator; a second check finds nothing', async () => {
  const { as, params, buy, customer } = await api.addBuyer('unheard');
  await buy('starter-100');
  await api.deliverEvents();
  const { data } = await api.stripe.api.subscriptions.list({ customer: customer() });
  await api.stripe.api.subscriptions.cancel(data[0]?.id ?? '');
  const { signal } = new AbortController();
  await reconcile(api.io, signal);
  expect((await as.getPlan({ params })).state).toBe('free');
  const mail = await newestMail(db, api.io.settings.adminEmail, 'billing-differences');
  expect(mail.text).toContain('unheard');
  expect(mail.text).toContain('status: active → canceled');
  const question = mail.id;
  await reconcile(api.io, signal);
  expect((await newestMail(db, api.io.settings.adminEmail, 'billing-differences')).id).toBe(question);
});

test('Stripe is unavailable: the error says so, and nothing has changed', async () => {
  const { as, params } = await api.addBuyer('away');
  standIn.faults.add({ with: 503, times: 4, to: 'POST /v1/customers' });
  await expect(as.startCheckout({ params, body: { planId: 'starter-100', period: 'monthly' } })).rejects.toMatchObject({
    code: 'STRIPE_UNAVAILABLE',
    status: 503,
  });
});
