import { expect, test } from 'vitest';
import { CARD, createStripeTest, HALM, submit } from '../stripe.fixture.ts';

const HOUR_MS = 3_600_000;

/** Just renewed: the invoice is a draft. */
async function createDraft(card: Record<string, string> = {}) {
  const context = await createStripeTest();
  const { subscriptionId, customer } = await context.buy();
  const portal = await context.stripe.billingPortal.sessions.create({ customer: customer.id });
  if (card.card) await submit(portal.url, { ...CARD, ...card, do: 'card' });
  const { items } = await context.stripe.subscriptions.retrieve(subscriptionId);
  const end = items.data[0]?.current_period_end ?? 0;
  await context.standIn.advance(end * 1000 - context.standIn.clock.now().getTime() + 60_000);
  const [draft] = (await context.stripe.invoices.list({ subscription: subscriptionId, status: 'draft' })).data;
  if (!draft) throw new Error('no draft');
  context.newEvents();
  return { ...context, customer, subscriptionId, draft };
}

test('a draft has no number and no page; it is finalized on request and then paid', async () => {
  const { stripe, draft } = await createDraft();
  expect(draft).toMatchObject({ number: null, hosted_invoice_url: null, invoice_pdf: null });
  const open = await stripe.invoices.finalizeInvoice(draft.id);
  expect(open).toMatchObject({ status: 'open', amount_remaining: 1071 });
  expect(open.number).toMatch(/^[A-Z0-9]{8}-0002$/);
  expect((await stripe.invoices.pay(draft.id)).status).toBe('paid');
  await expect(stripe.invoices.finalizeInvoice(draft.id)).rejects.toMatchObject({ statusCode: 400 });
  await expect(stripe.invoices.voidInvoice(draft.id)).rejects.toMatchObject({ code: 'invoice_already_paid' });
});

test('a voided invoice is not collected any more', async () => {
  const { standIn, stripe, draft, newEvents } = await createDraft();
  await stripe.invoices.finalizeInvoice(draft.id);
  expect(await stripe.invoices.voidInvoice(draft.id)).toMatchObject({ status: 'void', amount_remaining: 0 });
  expect(newEvents()).toEqual([
    'invoice.finalized',
    'payment_intent.created',
    'payment_intent.canceled',
    'invoice.voided',
  ]);
  await standIn.advance(20 * 24 * HOUR_MS);
  expect(newEvents()).toEqual([]);
});

test('a card that asks its holder each time cannot renew by itself', async () => {
  const { standIn, stripe, subscriptionId, newEvents } = await createDraft({ card: '4000002760003184' });
  await standIn.advance(HOUR_MS);
  expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('past_due');
  expect(newEvents()).toContain('invoice.payment_action_required');
  const [open] = (await stripe.invoices.list({ subscription: subscriptionId, status: 'open' })).data;
  expect((await submit(open?.hosted_invoice_url ?? '', { do: 'default' })).status).toBe(303);
  expect((await stripe.subscriptions.retrieve(subscriptionId)).status).toBe('active');
});

test('without a card, paying says so', async () => {
  const { stripe, prices } = await createStripeTest();
  const { id } = await stripe.customers.create({});
  const subscription = await stripe.subscriptions.create({
    customer: id,
    items: [{ price: prices.small.id }],
    payment_behavior: 'default_incomplete',
  });
  expect(subscription.status).toBe('incomplete');
  await expect(stripe.invoices.pay(String(subscription.latest_invoice))).rejects.toThrow('default_payment_method');
});

test('a cancellation at the period’s end follows a new period', async () => {
  const { stripe, prices, buy } = await createStripeTest();
  const { subscriptionId } = await buy();
  const { items } = await stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
  const after = await stripe.subscriptions.update(subscriptionId, {
    items: [{ id: items.data[0]?.id ?? '', price: prices.yearly.id }],
  });
  expect(after.cancel_at).toBe(after.items.data[0]?.current_period_end);
});

test('the page wants a whole address if it was told to', async () => {
  const { buy } = await createStripeTest();
  const { session, answer } = await buy({ billing_address_collection: 'required' }, { city: '' });
  expect(await answer.text()).toContain('Your address is incomplete.');
  expect((await submit(session.url, { ...HALM, ...CARD })).status).toBe(303);
});
