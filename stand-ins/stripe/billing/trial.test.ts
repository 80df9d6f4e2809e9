import { expect, test } from 'vitest';
import { createStripeTest } from '../stripe.fixture.ts';

const DAY_MS = 86_400_000;

type Missing = 'cancel' | 'pause' | 'create_invoice';

/** Fourteen days, without a card unless one is typed. */
async function createTrial(missing: Missing, card: Record<string, string> = { card: '' }) {
  const context = await createStripeTest();
  const { subscriptionId, session, customer } = await context.buy(
    {
      payment_method_collection: card.card ? 'always' : 'if_required',
      subscription_data: {
        trial_period_days: 14,
        trial_settings: { end_behavior: { missing_payment_method: missing } },
      },
    },
    card,
  );
  const subscription = () => context.stripe.subscriptions.retrieve(subscriptionId);
  return { ...context, session, customer, subscriptionId, subscription };
}

test('starts without a card and with an invoice of nothing', async () => {
  const { stripe, session, subscription } = await createTrial('cancel');
  expect(session).toMatchObject({ status: 'complete', payment_status: 'no_payment_required', amount_total: 0 });
  const own = await subscription();
  expect(own).toMatchObject({ status: 'trialing', default_payment_method: null });
  expect((own.trial_end ?? 0) - (own.trial_start ?? 0)).toBe(14 * 86_400);
  expect(own.items.data[0]?.current_period_end).toBe(own.trial_end);
  expect(await stripe.invoices.retrieve(String(own.latest_invoice))).toMatchObject({ status: 'paid', total: 0 });
});

test.each([
  ['cancel', 'canceled', ['customer.subscription.deleted']],
  ['pause', 'paused', ['customer.subscription.updated', 'customer.subscription.paused']],
] as const)('without a card, %s ends the trial %s', async (missing, status, events) => {
  const { standIn, subscription, newEvents } = await createTrial(missing);
  newEvents();
  await standIn.advance(11 * DAY_MS + 1000);
  expect(newEvents()).toEqual(['customer.subscription.trial_will_end']);
  await standIn.advance(3 * DAY_MS);
  expect((await subscription()).status).toBe(status);
  expect(newEvents()).toEqual(events);
});

test('a paused one is resumed once there is a card', async () => {
  const { standIn, stripe, customer, subscriptionId, newEvents } = await createTrial('pause');
  await standIn.advance(15 * DAY_MS);
  const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: id } });
  const resumed = await stripe.subscriptions.resume(subscriptionId, { billing_cycle_anchor: { type: 'now' } });
  expect(resumed.status).toBe('active');
  expect(newEvents().at(-1)).toBe('customer.subscription.resumed');
});

test('with a card it goes on and is paid', async () => {
  const { standIn, stripe, subscription } = await createTrial('cancel', {});
  await standIn.advance(14 * DAY_MS + 2 * 3_600_000);
  const own = await subscription();
  expect(own.status).toBe('active');
  expect(own.items.data[0]?.current_period_start).toBe(own.trial_end);
  expect(await stripe.invoices.retrieve(String(own.latest_invoice))).toMatchObject({ status: 'paid', total: 1071 });
});

test('a card that can be saved but not charged fails when the trial ends', async () => {
  const { standIn, subscription } = await createTrial('cancel', { card: '4000000000000341' });
  await standIn.advance(14 * DAY_MS + 2 * 3_600_000);
  expect((await subscription()).status).toBe('past_due');
});

test('another plan in the trial costs nothing, ending it early does', async () => {
  const { stripe, prices, subscription, subscriptionId } = await createTrial('cancel', { card: '4242424242424242' });
  const [item] = (await subscription()).items.data;
  const step = {
    items: [{ id: item?.id ?? '', price: prices.large.id }],
    proration_behavior: 'always_invoice' as const,
  };
  const { latest_invoice: before } = await subscription();
  const after = await stripe.subscriptions.update(subscriptionId, step);
  expect(after).toMatchObject({ status: 'trialing', latest_invoice: before });
  const ended = await stripe.subscriptions.update(subscriptionId, { trial_end: 'now' });
  expect(ended.status).toBe('active');
  expect(await stripe.invoices.retrieve(String(ended.latest_invoice))).toMatchObject({ status: 'paid', total: 2261 });
});
