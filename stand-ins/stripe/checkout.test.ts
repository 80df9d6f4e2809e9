import { expect, test } from 'vitest';
import { CARD, createStripeTest, HALM, submit } from './stripe.fixture.ts';

const DAY_MS = 86_400_000;

test('buying makes a subscription, a paid invoice and events in their order', async () => {
  const { buy, newEvents } = await createStripeTest();
  const { customer, session, answer, subscription, invoices } = await buy({
    client_reference_id: 'project-7',
    metadata: { project: '7' },
    subscription_data: { metadata: { project: '7' } },
  });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe(`https://linkbild.test/done?session=${session.id}`);
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    amount_subtotal: 900,
    amount_total: 1071,
  });
  const own = await subscription();
  expect(own).toMatchObject({ status: 'active', customer: customer.id, metadata: { project: '7' } });
  const [item] = own.items.data;
  expect((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)).toBeGreaterThanOrEqual(28 * 86_400);
  expect(await invoices()).toMatchObject([
    {
      status: 'paid',
      billing_reason: 'subscription_create',
      amount_paid: 1071,
      total_excluding_tax: 900,
      parent: { subscription_details: { subscription: own.id, metadata: { project: '7' } } },
    },
  ]);
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
  const { standIn, buy } = await createStripeTest();
  await buy();
  const dataIn = (type: string) => [...standIn.account.events.values()].find((event) => event.type === type)?.data;
  expect(dataIn('customer.subscription.created')).toMatchObject({ object: { status: 'incomplete' } });
  expect(dataIn('customer.subscription.updated')).toMatchObject({
    object: { status: 'active' },
    previous_attributes: { status: 'incomplete' },
  });
});

test('credits are bought once, with an invoice, its payment and a PDF', async () => {
  const { stripe, prices, buy } = await createStripeTest();
  const { customer, session } = await buy({
    mode: 'payment',
    line_items: [{ price: prices.credits.id, quantity: 1 }],
    invoice_creation: { enabled: true, invoice_data: { metadata: { bundle: 'credits-500' } } },
  });
  expect(session).toMatchObject({ payment_status: 'paid', amount_total: 2380, subscription: null });
  const { data } = await stripe.invoices.list({ customer: customer.id, expand: ['data.payments'] });
  expect(data).toMatchObject([{ status: 'paid', total: 2380, metadata: { bundle: 'credits-500' }, parent: null }]);
  expect(data[0]?.payments?.data[0]?.payment.payment_intent).toBe(session.payment_intent);
  const pdf = await fetch(data[0]?.invoice_pdf ?? '');
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const file = await pdf.text();
  expect(file).toContain(`Invoice ${data[0]?.number}`);
  // Every object is where the table says.
  const table = file.slice(Number(/startxref\n(\d+)/.exec(file)?.[1]));
  [...table.matchAll(/^(\d{10}) 00000 n/gm)].forEach(([, place], index) => {
    expect(file.slice(Number(place))).toMatch(new RegExp(`^${index + 1} 0 obj`));
  });
});

test.each([
  ['4000000000000002', 'Your card was declined.'],
  ['4000000000009995', 'insufficient funds'],
  ['4000000000000341', 'Your card was declined.'],
  ['1234', 'Only test cards'],
])('the card %s is refused on the page, which then takes another', async (card, words) => {
  const { buy } = await createStripeTest();
  const { url, session, answer } = await buy({}, { card });
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain(words);
  expect(session.status).toBe('open');
  expect((await submit(url, { ...HALM, ...CARD })).status).toBe(303);
  expect((await submit(url, { ...HALM, ...CARD })).status).toBe(410);
});

test('the page wants a whole address, and shows tax and total for its country', async () => {
  const { buy } = await createStripeTest();
  const { url, answer } = await buy({}, { city: '' });
  expect(await answer.text()).toContain('Your address is incomplete.');
  const shown = async (country: string) => (await submit(url, { ...HALM, country, do: 'update' })).text();
  expect(await shown('DE')).toMatch(/€9\.00.*VAT.*€1\.71.*€10\.71/s);
  expect(await shown('CH')).toMatch(/VAT.*€0\.00.*€9\.00/s);
});

test('a page is open for a day', async () => {
  const { standIn, buy, newEvents } = await createStripeTest();
  const { url } = await buy({}, { card: '' });
  newEvents();
  await standIn.advance(DAY_MS + 1000);
  expect(newEvents()).toEqual(['checkout.session.expired']);
  expect((await submit(url, { ...HALM, ...CARD })).status).toBe(410);
});

test('refuses what Stripe refuses for existing customers', async () => {
  const { buy } = await createStripeTest();
  await expect(buy({ customer_update: { name: 'auto' } })).rejects.toMatchObject({
    code: 'customer_tax_location_invalid',
  });
  await expect(buy({ customer_update: { address: 'auto' } })).rejects.toThrow('`customer_update[name]` to `auto`');
  await expect(buy({ mode: 'payment' })).rejects.toThrow('recurring price');
});

test('the portal shows plan, card and invoices, takes another card, cancels and resumes', async () => {
  const { stripe, buy } = await createStripeTest();
  const { customer, subscription } = await buy();
  const { url } = await stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'https://linkbild.test/plan',
  });
  const page = await (await fetch(url)).text();
  for (const words of ['Starter 100', 'visa •••• 4242', 'Renews on', '10.71', 'https://linkbild.test/plan'])
    expect(page).toContain(words);
  expect((await submit(url, { ...CARD, card: '4000000000000002', do: 'card' })).status).toBe(402);
  expect((await submit(url, { ...CARD, card: '5555555555554444', do: 'card' })).status).toBe(303);
  expect(await (await fetch(url)).text()).toContain('mastercard •••• 4444');
  const { id, items } = await subscription();
  await submit(url, { do: 'cancel', subscription: id });
  const end = items.data[0]?.current_period_end;
  expect(await subscription()).toMatchObject({ status: 'active', cancel_at: end, cancel_at_period_end: false });
  await submit(url, { do: 'resume', subscription: id });
  expect(await subscription()).toMatchObject({ cancel_at: null });
});
