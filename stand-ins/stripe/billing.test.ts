import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { periodFrom } from './invoice.ts';
import { CARD, createStripeTest, submit } from './stripe.fixture.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

async function createBought(trialDays = 0) {
  const context = await createStripeTest();
  const trial_end = Math.floor(Date.now() / 1000) + trialDays * 86_400;
  const bought = await context.buy(trialDays > 0 ? { subscription_data: { trial_end } } : {});
  const { standIn } = context;
  const latest = async () => {
    const [newest] = await bought.invoices();
    if (!newest) throw new Error('no invoice');
    return newest;
  };
  const item = async () => {
    const [own] = (await bought.subscription()).items.data;
    if (!own) throw new Error('no item');
    return own;
  };
  const moveTo = (seconds: number) => standIn.advance(seconds * 1000 - standIn.clock.now().getTime());
  /** To just after the renewal's invoice was charged. */
  const renew = async () => moveTo((await item()).current_period_end + 3601);
  context.newEvents();
  return { ...context, ...bought, latest, item, moveTo, renew };
}

/** Half of the first period is over. */
async function createHalfway() {
  const context = await createBought();
  const { current_period_start: start, current_period_end: end, id } = await context.item();
  const middle = Math.floor((start + end) / 2);
  await context.moveTo(middle);
  const { stripe } = context;
  const subscription = (await context.subscription()).id;
  const step = (price: string, more: Stripe.SubscriptionUpdateParams = {}) =>
    stripe.subscriptions.update(subscription, {
      items: [{ id, price }],
      proration_behavior: 'always_invoice',
      proration_date: middle,
      ...more,
    });
  const preview = (price: string) =>
    stripe.invoices.createPreview({
      subscription,
      subscription_details: {
        items: [{ id, price }],
        proration_behavior: 'always_invoice',
        proration_date: middle,
      },
    });
  return { ...context, middle, end, step, preview };
}

test('the day of the month does not drift', () => {
  const at = (text: string) => Date.parse(text) / 1000;
  const monthly = { recurring: { interval: 'month' } as Stripe.Price.Recurring };
  const anchor = at('2027-01-31T10:00:00Z');
  const february = periodFrom(anchor, anchor, monthly);
  expect(february.end).toBe(at('2027-02-28T10:00:00Z'));
  expect(periodFrom(february.end, anchor, monthly).end).toBe(at('2027-03-31T10:00:00Z'));
});

test('renews: the invoice is a draft for an hour, then paid', async () => {
  const { standIn, item, latest, moveTo, newEvents } = await createBought();
  const { current_period_end: end } = await item();
  await moveTo(end + 60);
  expect(await latest()).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle', total: 1071 });
  expect((await item()).current_period_start).toBe(end);
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
  expect(await latest()).toMatchObject({ status: 'open', attempt_count: 1, amount_remaining: 1071 });
  expect(newEvents()).toContain('invoice.payment_failed');
  standIn.declineCharges(customer.id, null);
  await standIn.advance(3 * DAY_MS);
  expect((await subscription()).status).toBe('active');
  expect(await latest()).toMatchObject({ status: 'paid', attempt_count: 2, next_payment_attempt: null });
});

test('after the last attempt it is cancelled', async () => {
  const { standIn, customer, subscription, latest, renew, newEvents } = await createBought();
  standIn.declineCharges(customer.id, 'generic_decline');
  await renew();
  await standIn.advance(13 * DAY_MS);
  expect((await subscription()).status).toBe('past_due');
  await standIn.advance(2 * DAY_MS);
  expect(await subscription()).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
  });
  expect(newEvents().at(-1)).toBe('customer.subscription.deleted');
  expect(await latest()).toMatchObject({ status: 'open', attempt_count: 4, next_payment_attempt: null });
});

test('an open invoice is paid on its page with another card, or voided', async () => {
  const { standIn, stripe, customer, subscription, latest, renew } = await createBought();
  const portal = await stripe.billingPortal.sessions.create({ customer: customer.id });
  await submit(portal.url, { ...CARD, card: '4000000000000341', do: 'card' });
  await renew();
  expect((await subscription()).status).toBe('past_due');
  const page = (await latest()).hosted_invoice_url ?? '';
  expect((await submit(page, { do: 'default' })).status).toBe(402);
  expect((await submit(page, { ...CARD, do: 'card' })).status).toBe(303);
  expect((await subscription()).status).toBe('active');
  await expect(stripe.invoices.voidInvoice((await latest()).id)).rejects.toThrow('Invoice is already paid');
  await renew();
  const voided = await stripe.invoices.voidInvoice((await latest()).id);
  expect(voided).toMatchObject({ status: 'void', amount_remaining: 0, next_payment_attempt: null });
  expect(standIn.account.customers.get(customer.id)?.delinquent).toBe(true);
});

test('cancels at the period’s end, unless it is resumed before', async () => {
  const { stripe, subscription, renew, newEvents } = await createBought();
  const { id } = await subscription();
  const ending = await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  expect(ending).toMatchObject({ status: 'active', cancel_at: ending.items.data[0]?.current_period_end });
  const resumed = await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null, cancellation_details: { reason: null } });
  await renew();
  expect((await subscription()).status).toBe('active');
  await stripe.subscriptions.update(id, { cancel_at_period_end: true });
  newEvents();
  await renew();
  expect(await subscription()).toMatchObject({ status: 'canceled', cancel_at_period_end: true });
  expect(newEvents()).toEqual(['customer.subscription.deleted']);
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toMatchObject({
    code: 'invalid_canceled_subscription_fields',
  });
});

test('cancelled at once, it is listed no longer and stays readable', async () => {
  const { stripe, customer, subscription } = await createBought();
  const { id } = await subscription();
  await stripe.subscriptions.cancel(id, { cancellation_details: { comment: 'unpaid' } });
  expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([]);
  const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'all' });
  expect(data).toMatchObject([{ cancellation_details: { comment: 'unpaid' } }]);
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
});

test('a trial starts with an invoice of nothing, may become another plan, and is paid when it ends', async () => {
  const { standIn, stripe, prices, subscription, latest, item } = await createBought(14);
  const before = await subscription();
  expect(before.status).toBe('trialing');
  expect((await item()).current_period_end).toBe(before.trial_end);
  expect(await latest()).toMatchObject({ status: 'paid', total: 0 });
  const items = [{ id: (await item()).id, price: prices.large.id }];
  const after = await stripe.subscriptions.update(before.id, { items, proration_behavior: 'none' });
  expect(after).toMatchObject({ status: 'trialing', latest_invoice: before.latest_invoice });
  await standIn.advance(14 * DAY_MS + 2 * HOUR_MS);
  expect((await subscription()).status).toBe('active');
  expect((await item()).current_period_start).toBe(before.trial_end);
  expect(await latest()).toMatchObject({ status: 'paid', total: 2261 });
});

test('a step up costs what the preview said, to the cent', async () => {
  const { prices, latest, end, step, preview, newEvents } = await createHalfway();
  newEvents();
  const shown = await preview(prices.large.id);
  expect(shown.lines.data.map(({ amount }) => amount)).toEqual([-450, 950]);
  expect(shown).toMatchObject({ subtotal: 500, total: 595, amount_due: 595 });
  expect(newEvents()).toEqual([]);
  const after = await step(prices.large.id);
  expect(await latest()).toMatchObject({ status: 'paid', total: 595, billing_reason: 'subscription_update' });
  expect(after.items.data).toMatchObject([{ current_period_end: end, price: { id: prices.large.id } }]);
  expect(newEvents().slice(0, 3)).toEqual(['customer.subscription.updated', 'invoice.created', 'invoice.finalized']);
});

test('a step back leaves a credit, which pays the next invoices', async () => {
  const { standIn, customer, prices, latest, step } = await createHalfway();
  await step(prices.large.id);
  await step(prices.small.id);
  expect(await latest()).toMatchObject({ status: 'paid', total: -595, amount_due: 0, ending_balance: -595 });
  expect(standIn.account.customers.get(customer.id)?.balance).toBe(-595);
  await standIn.advance(20 * DAY_MS);
  expect(await latest()).toMatchObject({ total: 1071, starting_balance: -595, amount_due: 476, status: 'paid' });
});

test('another interval starts a new period, charged at once, which the end of a cancelled plan follows', async () => {
  const { stripe, prices, subscription, latest, item, middle, step } = await createHalfway();
  await stripe.subscriptions.update((await subscription()).id, { cancel_at_period_end: true });
  const after = await step(prices.yearly.id);
  expect((await latest()).lines.data.map(({ amount }) => amount)).toEqual([-450, 9000]);
  const { current_period_start: start, current_period_end: end } = await item();
  expect(start).toBe(middle);
  expect(end).toBeGreaterThan(middle + 364 * 86_400);
  expect(after.cancel_at).toBe(end);
});

test('a step up that cannot be paid changes nothing if so asked', async () => {
  const { standIn, customer, prices, step, newEvents } = await createHalfway();
  newEvents();
  standIn.declineCharges(customer.id, 'insufficient_funds');
  await expect(step(prices.large.id, { payment_behavior: 'error_if_incomplete' })).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
  });
  expect(newEvents()).toEqual([]);
  expect((await step(prices.large.id)).status).toBe('past_due');
});

test('an item is changed by its id, and a change is charged at once', async () => {
  const { prices, step } = await createHalfway();
  await expect(step(prices.large.id, { items: [{ price: prices.large.id }] })).rejects.toMatchObject({
    param: 'items',
  });
  await expect(step(prices.large.id, { proration_behavior: 'none' })).rejects.toMatchObject({
    param: 'proration_behavior',
  });
});

test('refunds in parts, never more than was paid, never twice', async () => {
  const { stripe, customer, newEvents } = await createBought();
  const [charge] = (await stripe.charges.list({ customer: customer.id })).data;
  const refund = (amount?: number) =>
    stripe.refunds.create({ charge: charge?.id ?? '', ...(amount ? { amount } : {}) });
  expect(await refund(1000)).toMatchObject({ amount: 1000, status: 'succeeded' });
  expect(newEvents()).toEqual(['refund.created', 'charge.refunded']);
  await expect(refund(100)).rejects.toThrow('Refund amount (100) is greater than unrefunded amount on charge (71)');
  expect((await refund()).amount).toBe(71);
  await expect(refund()).rejects.toMatchObject({ statusCode: 400, code: 'charge_already_refunded' });
});

test('a credit note refunds and corrects the tax', async () => {
  const { stripe, latest, newEvents } = await createBought();
  const invoice = await latest();
  const note = await stripe.creditNotes.create({ invoice: invoice.id, amount: 1071, refund_amount: 1071 });
  expect(note).toMatchObject({ total: 1071, subtotal: 900, number: `${invoice.number}-CN-01`, type: 'post_payment' });
  expect(newEvents()).toEqual(['refund.created', 'charge.refunded', 'credit_note.created', 'invoice.updated']);
  expect(await latest()).toMatchObject({ status: 'paid', post_payment_credit_notes_amount: 1071 });
  const again = stripe.creditNotes.create({ invoice: invoice.id, amount: 1, refund_amount: 1 });
  await expect(again).rejects.toMatchObject({ param: 'amount' });
});
