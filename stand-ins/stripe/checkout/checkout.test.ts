import { expect, test } from 'vitest';
import { CARD, createStripeTest, HALM, submit } from '../stripe.fixture.ts';

const DAY_MS = 86_400_000;

test('buying makes a subscription, a paid invoice and events in their order', async () => {
  const { stripe, buy, newEvents } = await createStripeTest();
  const { customer, session, answer, subscriptionId } = await buy({
    client_reference_id: 'project-7',
    metadata: { project: '7' },
    subscription_data: { metadata: { project: '7' } },
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`https://linkbild.test/done?session=${session.id}`);
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    client_reference_id: 'project-7',
    amount_subtotal: 900,
    amount_total: 1071,
    total_details: { amount_tax: 171 },
    customer_details: { address: { country: 'DE' } },
  });
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  expect(subscription).toMatchObject({ status: 'active', customer: customer.id, metadata: { project: '7' } });
  const [item] = subscription.items.data;
  expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThanOrEqual(28 * 86_400);
  const invoice = await stripe.invoices.retrieve(String(subscription.latest_invoice));
  expect(invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_create',
    amount_paid: 1071,
    total_excluding_tax: 900,
    parent: { subscription_details: { subscription: subscriptionId, metadata: { project: '7' } } },
  });
  expect(newEvents()).toEqual([
    'customer.created',
    'customer.updated',
    'payment_method.attached',
    'customer.subscription.created',
    'invoice.created',
    'invoice.finalized',
    'customer.updated',
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.updated',
    'customer.subscription.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
    'checkout.session.completed',
  ]);
});

test('an event keeps the object as it was when it happened', async () => {
  const { stripe, buy } = await createStripeTest();
  await buy();
  const statusIn = async (type: string) => {
    const { data } = await stripe.events.list({ type });
    return data[0]?.data as { object: { status: string }; previous_attributes?: object };
  };
  expect((await statusIn('customer.subscription.created')).object.status).toBe('incomplete');
  expect(await statusIn('customer.subscription.updated')).toMatchObject({
    object: { status: 'active' },
    previous_attributes: { status: 'incomplete' },
  });
});

test('credits are bought once, with an invoice if asked for', async () => {
  const { stripe, prices, buy } = await createStripeTest();
  const { session } = await buy({
    mode: 'payment',
    line_items: [{ price: prices.credits.id, quantity: 1 }],
    invoice_creation: { enabled: true, invoice_data: { metadata: { bundle: 'credits-500' } } },
    payment_intent_data: { metadata: { bundle: 'credits-500' } },
  });
  expect(session).toMatchObject({ payment_status: 'paid', amount_total: 2380, subscription: null });
  const invoice = await stripe.invoices.retrieve(String(session.invoice), { expand: ['payments'] });
  expect(invoice).toMatchObject({ status: 'paid', total: 2380, metadata: { bundle: 'credits-500' }, parent: null });
  expect(invoice.payments?.data[0]?.payment.payment_intent).toBe(session.payment_intent);
  const intent = await stripe.paymentIntents.retrieve(String(session.payment_intent));
  expect(intent).toMatchObject({ status: 'succeeded', amount: 2380, metadata: { bundle: 'credits-500' } });
});

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'insufficient funds'],
  ['4000 0000 0000 0341', 'Your card was declined.'],
  ['4242 4242 4242 4241', 'card number is invalid'],
])('the page refuses %s, and may be tried again', async (card, words) => {
  const { stripe, buy } = await createStripeTest();
  const { session, answer } = await buy({}, { card });
  expect(answer.status).toBe(402);
  expect((await answer.text()).replaceAll('&#39;', "'")).toContain(words);
  expect(session).toMatchObject({ status: 'open', subscription: null });
  expect((await submit(session.url, { ...HALM, ...CARD })).status).toBe(303);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
});

test('a card may ask its holder first', async () => {
  const { stripe, buy } = await createStripeTest();
  const { session, answer } = await buy({}, { card: '4000002500003155' });
  expect(await answer.text()).toContain('Your bank wants you to confirm');
  const typed = { ...HALM, ...CARD, card: '4000002500003155' };
  expect((await submit(session.url, { ...typed, do: 'not-confirmed' })).status).toBe(402);
  expect((await submit(session.url, { ...typed, do: 'confirmed' })).status).toBe(303);
  expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('complete');
});

test('a session ends after a day, or on request, and cannot be paid any more', async () => {
  const { standIn, stripe, prices, newEvents } = await createStripeTest();
  const create = () =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: prices.credits.id, quantity: 1 }],
      success_url: 'https://linkbild.test',
    });
  const [first, second] = [await create(), await create()];
  await stripe.checkout.sessions.expire(second.id);
  await standIn.advance(DAY_MS - 60_000);
  expect((await stripe.checkout.sessions.retrieve(first.id)).status).toBe('open');
  await standIn.advance(120_000);
  expect(await stripe.checkout.sessions.retrieve(first.id)).toMatchObject({ status: 'expired', url: null });
  expect(newEvents()).toEqual(['checkout.session.expired', 'checkout.session.expired']);
  expect((await submit(first.url, { ...HALM, ...CARD })).status).toBe(410);
  await expect(stripe.checkout.sessions.expire(first.id)).rejects.toThrow('can be expired');
});

test('refuses what Stripe refuses for existing customers', async () => {
  const { buy } = await createStripeTest();
  await expect(buy({ customer_update: { name: 'auto' } })).rejects.toMatchObject({
    code: 'customer_tax_location_invalid',
  });
  await expect(buy({ customer_update: { address: 'auto' } })).rejects.toThrow('`customer_update[name]` to `auto`');
  await expect(buy({ mode: 'payment' })).rejects.toThrow('recurring price');
  await expect(buy({ expires_at: 1 })).rejects.toMatchObject({ param: 'expires_at' });
});

test('the page speaks German and shows net, tax and total', async () => {
  const { stripe, prices } = await createStripeTest();
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    locale: 'de',
    line_items: [{ price: prices.small.id, quantity: 1 }],
    automatic_tax: { enabled: true },
    success_url: 'https://linkbild.test',
    cancel_url: 'https://linkbild.test/plan?a=1&b=2',
  });
  const page = await (await submit(session.url, { ...HALM, do: 'update' })).text();
  expect(page).toContain('lang="de"');
  expect(page).toMatch(/Zwischensumme.*9,00.*USt\. \(19 %\).*1,71/s);
  expect(page).toContain('data-total="1071"');
  expect(page).toContain('a=1&#38;b=2');
});
