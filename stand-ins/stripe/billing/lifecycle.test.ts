import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { Settings } from '../settings.ts';
import { CARD, createStripeTest, submit } from '../stripe.fixture.ts';
import { periodFrom } from './period.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

async function createBought(settings: Partial<Settings> = {}) {
  const context = await createStripeTest({ settings });
  const { customer, subscriptionId } = await context.buy();
  const subscription = () => context.stripe.subscriptions.retrieve(subscriptionId);
  const latest = async () => context.stripe.invoices.retrieve(String((await subscription()).latest_invoice));
  /** To just after the renewal's invoice was charged. */
  const renew = async () => {
    const end = (await subscription()).items.data[0]?.current_period_end ?? 0;
    await context.standIn.advance(end * 1000 - context.standIn.clock.now().getTime() + HOUR_MS + 1000);
  };
  context.newEvents();
  return { ...context, customer, subscriptionId, subscription, latest, renew };
}

test('the day of the month does not drift', () => {
  const at = (text: string) => Date.parse(text) / 1000;
  const monthly = { interval: 'month', interval_count: 1 } as Stripe.Price.Recurring;
  const anchor = at('2027-01-31T10:00:00Z');
  const february = periodFrom(anchor, anchor, monthly);
  expect(february.end).toBe(at('2027-02-28T10:00:00Z'));
  expect(periodFrom(february.end, anchor, monthly).end).toBe(at('2027-03-31T10:00:00Z'));
});

test('renews: the invoice is a draft for an hour, then paid', async () => {
  const { standIn, subscription, latest, newEvents } = await createBought();
  const end = (await subscription()).items.data[0]?.current_period_end ?? 0;
  await standIn.advance(end * 1000 - standIn.clock.now().getTime() + 60_000);
  expect(await latest()).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle', total: 1071 });
  expect((await subscription()).items.data[0]?.current_period_start).toBe(end);
  expect(newEvents()).toEqual(['invoice.created', 'customer.subscription.updated']);
  await standIn.advance(HOUR_MS);
  expect(await latest()).toMatchObject({ status: 'paid', amount_paid: 1071, attempt_count: 1 });
  expect(newEvents()).toEqual([
    'invoice.finalized',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
  ]);
});

test('a renewal that fails is past due, tried again, and recovers with the next attempt', async () => {
  const { standIn, customer, subscription, latest, renew, newEvents } = await createBought();
  standIn.declineCharges(customer.id, 'insufficient_funds');
  await renew();
  expect((await subscription()).status).toBe('past_due');
  const failed = await latest();
  expect(failed).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 1071 });
  expect((failed.next_payment_attempt ?? 0) * 1000 - standIn.clock.now().getTime()).toBeGreaterThan(2.9 * DAY_MS);
  expect(newEvents()).toContain('invoice.payment_failed');
  standIn.declineCharges(customer.id, null);
  await standIn.advance(3 * DAY_MS);
  expect((await subscription()).status).toBe('active');
  expect(await latest()).toMatchObject({ status: 'paid', attempt_count: 2, next_payment_attempt: null });
});

test.each([
  ['cancel', 'canceled', 'customer.subscription.deleted'],
  ['unpaid', 'unpaid', 'customer.subscription.updated'],
  ['past_due', 'past_due', 'invoice.payment_failed'],
] as const)('after the last attempt, %s leaves it %s', async (afterRetries, status, event) => {
  const { standIn, customer, subscription, latest, renew, newEvents } = await createBought({ afterRetries });
  standIn.declineCharges(customer.id, 'generic_decline');
  await renew();
  await standIn.advance(13 * DAY_MS);
  expect((await subscription()).status).toBe('past_due');
  newEvents();
  await standIn.advance(2 * DAY_MS);
  expect((await subscription()).status).toBe(status);
  expect(newEvents().at(-1)).toBe(event);
  expect(await latest()).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
  if (status === 'canceled') expect((await subscription()).cancellation_details?.reason).toBe('payment_failed');
});

test('an open invoice is paid on its page with another card', async () => {
  const { standIn, stripe, subscription, latest, renew } = await createBought();
  const portal = await stripe.billingPortal.sessions.create({ customer: String((await subscription()).customer) });
  await submit(portal.url, { ...CARD, card: '4000000000000341', do: 'card' });
  await renew();
  expect((await subscription()).status).toBe('past_due');
  await expect(stripe.invoices.pay((await latest()).id)).rejects.toMatchObject({ type: 'StripeCardError' });
  const page = (await latest()).hosted_invoice_url ?? '';
  expect((await submit(page, { ...CARD, do: 'card' })).status).toBe(303);
  expect((await subscription()).status).toBe('active');
  await expect(stripe.invoices.pay((await latest()).id)).rejects.toThrow('Invoice is already paid');
  expect(standIn.account.customers.get(String((await subscription()).customer))?.delinquent).toBe(false);
});

test('cancels at the period’s end, unless it is resumed before', async () => {
  const { stripe, subscriptionId, subscription, renew, newEvents } = await createBought();
  const ending = await stripe.subscriptions.update(subscriptionId, {
    cancel_at_period_end: true,
    cancellation_details: { comment: 'too dear' },
  });
  expect(ending).toMatchObject({
    status: 'active',
    cancel_at: ending.items.data[0]?.current_period_end,
    cancellation_details: { reason: 'cancellation_requested', comment: 'too dear' },
  });
  const preview = stripe.invoices.createPreview({ subscription: subscriptionId });
  await expect(preview).rejects.toMatchObject({ code: 'invoice_upcoming_none' });
  const resumed = await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null, cancellation_details: { reason: null } });
  await renew();
  expect((await subscription()).status).toBe('active');
  await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
  newEvents();
  await renew();
  expect(await subscription()).toMatchObject({ status: 'canceled', cancel_at_period_end: true });
  expect(newEvents()).toEqual(['customer.subscription.deleted']);
  await expect(stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: false })).rejects.toMatchObject({
    code: 'invalid_canceled_subscription_fields',
  });
});

test('cancelled at once, it is listed no longer and stays readable', async () => {
  const { stripe, customer, subscriptionId } = await createBought();
  await stripe.subscriptions.cancel(subscriptionId, { prorate: true, invoice_now: true });
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toHaveLength(1);
  expect(((await stripe.customers.retrieve(customer.id)) as Stripe.Customer).balance).toBeLessThan(-1000);
  await expect(stripe.subscriptions.cancel(subscriptionId)).rejects.toMatchObject({ code: 'resource_missing' });
});

test('a first payment that fails leaves it incomplete, and expires after 23 hours', async () => {
  const { standIn, stripe, prices } = await createStripeTest();
  const customer = await stripe.customers.create({});
  const method = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
  const create = {
    customer: customer.id,
    items: [{ price: prices.small.id }],
    default_payment_method: method.id,
  };
  const { id, status } = await stripe.subscriptions.create(create);
  expect(status).toBe('incomplete');
  await standIn.advance(23 * HOUR_MS + 1000);
  const expired = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
  expect(expired).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
  const strict = stripe.subscriptions.create({ ...create, payment_behavior: 'error_if_incomplete' });
  await expect(strict).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
});
