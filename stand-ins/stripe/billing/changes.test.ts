import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createStripeTest } from '../stripe.fixture.ts';

const DAY_MS = 86_400_000;

const itemOf = ({ items }: Stripe.Subscription) => {
  const [item] = items.data;
  if (!item) throw new Error('no item');
  return item;
};

/** Half of the first period is over. */
async function createHalfway() {
  const context = await createStripeTest();
  const { subscriptionId } = await context.buy();
  const item = itemOf(await context.stripe.subscriptions.retrieve(subscriptionId));
  const middle = (item.current_period_start + item.current_period_end) / 2;
  await context.standIn.advance(middle * 1000 - context.standIn.clock.now().getTime());
  context.newEvents();
  return { ...context, subscriptionId, item, middle: Math.floor(middle) };
}

test('a step up costs what the preview said, to the cent', async () => {
  const { stripe, prices, subscriptionId, item, middle, newEvents } = await createHalfway();
  const change = {
    items: [{ id: item.id, price: prices.large.id }],
    proration_behavior: 'always_invoice' as const,
    proration_date: middle,
  };
  const preview = await stripe.invoices.createPreview({ subscription: subscriptionId, subscription_details: change });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-450, 950]);
  expect(preview).toMatchObject({ subtotal: 500, total: 595, amount_due: 595 });
  expect(newEvents()).toEqual([]);
  const after = await stripe.subscriptions.update(subscriptionId, change);
  const invoice = await stripe.invoices.retrieve(String(after.latest_invoice));
  expect(invoice).toMatchObject({ status: 'paid', total: 595, billing_reason: 'subscription_update' });
  expect(invoice.lines.data[0]?.parent?.subscription_item_details).toMatchObject({ proration: true });
  expect(itemOf(after)).toMatchObject({ id: item.id, current_period_end: item.current_period_end });
  expect(itemOf(after).price.id).toBe(prices.large.id);
  expect(newEvents().slice(0, 3)).toEqual(['customer.subscription.updated', 'invoice.created', 'invoice.finalized']);
});

test('a step back leaves a credit, which pays the next invoices', async () => {
  const { standIn, stripe, prices, subscriptionId, item, middle } = await createHalfway();
  const step = (price: string) =>
    stripe.subscriptions.update(subscriptionId, {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      proration_date: middle,
    });
  await step(prices.large.id);
  const after = await step(prices.small.id);
  const invoice = await stripe.invoices.retrieve(String(after.latest_invoice));
  expect(invoice).toMatchObject({ status: 'paid', total: -595, amount_due: 0, ending_balance: -595 });
  const customer = (await stripe.customers.retrieve(String(after.customer))) as Stripe.Customer;
  expect(customer.balance).toBe(-595);
  await standIn.advance(20 * DAY_MS);
  const [renewal] = (await stripe.invoices.list({ subscription: subscriptionId, limit: 1 })).data;
  expect(renewal).toMatchObject({ total: 1071, starting_balance: -595, amount_due: 476, status: 'paid' });
});

test('another interval starts a new period and is charged at once', async () => {
  const { stripe, prices, subscriptionId, item, middle } = await createHalfway();
  const after = await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: item.id, price: prices.yearly.id }],
    proration_date: middle,
  });
  const invoice = await stripe.invoices.retrieve(String(after.latest_invoice));
  expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-450, 9000]);
  expect(itemOf(after).current_period_start).toBe(middle);
  expect(itemOf(after).current_period_end).toBeGreaterThan(middle + 364 * 86_400);
});

test('prorations may wait for the renewal', async () => {
  const { standIn, stripe, prices, subscriptionId, item, middle } = await createHalfway();
  await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: item.id, price: prices.large.id }],
    proration_date: middle,
  });
  const preview = await stripe.invoices.createPreview({ subscription: subscriptionId });
  expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-450, 950, 1900]);
  await standIn.advance(17 * DAY_MS);
  const [renewal] = (await stripe.invoices.list({ subscription: subscriptionId, limit: 1 })).data;
  expect(renewal).toMatchObject({ billing_reason: 'subscription_cycle', total: preview.total, status: 'paid' });
});

test('a step up that cannot be paid changes nothing if so asked', async () => {
  const { standIn, stripe, prices, subscriptionId, item, newEvents } = await createHalfway();
  const before = await stripe.subscriptions.retrieve(subscriptionId);
  standIn.declineCharges(String(before.customer), 'insufficient_funds');
  const step = (payment_behavior: 'error_if_incomplete' | 'allow_incomplete') =>
    stripe.subscriptions.update(subscriptionId, {
      items: [{ id: item.id, price: prices.large.id }],
      proration_behavior: 'always_invoice',
      payment_behavior,
    });
  await expect(step('error_if_incomplete')).rejects.toMatchObject({
    type: 'StripeCardError',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
  });
  expect(newEvents()).toEqual([]);
  expect((await step('allow_incomplete')).status).toBe('past_due');
});

test('without an item’s id, a price is added instead of replaced', async () => {
  const { stripe, prices, subscriptionId } = await createHalfway();
  const after = await stripe.subscriptions.update(subscriptionId, { items: [{ price: prices.large.id }] });
  expect(after.items.data.map(({ price }) => price.id)).toEqual([prices.small.id, prices.large.id]);
});

test('what a new subscription will cost is known before there is a customer', async () => {
  const { stripe, prices } = await createStripeTest();
  const preview = await stripe.invoices.createPreview({
    automatic_tax: { enabled: true },
    customer_details: { address: { country: 'FR' } },
    subscription_details: { items: [{ price: prices.small.id }] },
  });
  expect(preview).toMatchObject({ subtotal: 900, total: 1080, customer: null });
});

test('a period may start anew without another price', async () => {
  const { stripe, subscriptionId, middle } = await createHalfway();
  const after = await stripe.subscriptions.update(subscriptionId, {
    billing_cycle_anchor: { type: 'now' },
    proration_date: middle,
  });
  const invoice = await stripe.invoices.retrieve(String(after.latest_invoice));
  expect(invoice.lines.data.map(({ amount }) => amount)).toEqual([-450, 900]);
  expect(after.billing_cycle_anchor).toBe(middle);
});
