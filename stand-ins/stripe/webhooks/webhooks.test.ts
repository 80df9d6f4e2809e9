import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createStripeTest, startReceiver } from '../stripe.fixture.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const secret = 'whsec_standIn';

async function createListening(answers: number[] = [], types?: string[]) {
  const context = await createStripeTest();
  const receiver = await startReceiver(answers);
  context.standIn.webhooks.setEndpoint({ url: receiver.url, secret, ...(types ? { types } : {}) });
  const verify = ({ body, signature }: { body: string; signature: string }): Stripe.Event =>
    context.stripe.webhooks.constructEvent(body, signature, secret);
  const emailOf = (delivery: { body: string; signature: string }) =>
    (verify(delivery).data.object as Stripe.Customer).email;
  const add = async (email: string) => (await context.stripe.customers.create({ email })).id;
  return { ...context, ...context.standIn, ...receiver, verify, emailOf, add };
}

test('deliveries are signed so that Stripe’s own library accepts them', async () => {
  const { stripe, webhooks, received, verify, add } = await createListening();
  const id = await add('a@halm.test');
  await webhooks.sent();
  const [delivery] = received;
  if (!delivery) throw new Error('nothing arrived');
  expect(verify(delivery)).toMatchObject({ type: 'customer.created', data: { object: { id } }, pending_webhooks: 1 });
  expect((await stripe.events.retrieve(verify(delivery).id)).pending_webhooks).toBe(0);
  const changed = { ...delivery, body: delivery.body.replace('a@halm', 'b@halm') };
  expect(() => verify(changed)).toThrow('No signatures found matching');
});

test.each([
  ['wrong', 'No signatures found matching'],
  ['old', 'Timestamp outside the tolerance zone'],
  ['missing', 'No stripe-signature header value was provided'],
] as const)('may be told to sign %s', async (signature, words) => {
  const { webhooks, received, verify, add } = await createListening();
  webhooks.hold();
  await add('a@halm.test');
  await webhooks.send(webhooks.waiting, { signature });
  expect(() => verify(received[0] ?? { body: '', signature: '' })).toThrow(words);
});

test('a test chooses the order, sends twice, and leaves some for later', async () => {
  const { webhooks, received, emailOf, add } = await createListening();
  webhooks.hold();
  for (const name of ['a', 'b', 'c']) await add(`${name}@halm.test`);
  expect(received).toEqual([]);
  const [a, b, c] = webhooks.waiting;
  if (!a || !b || !c) throw new Error('three should wait');
  await webhooks.send([c, a, c]);
  expect(received.map(emailOf)).toEqual(['c@halm.test', 'a@halm.test', 'c@halm.test']);
  expect(received[0]?.body).toBe(received[2]?.body);
  expect(webhooks.waiting).toEqual([b]);
  await webhooks.release();
  expect(received.map(emailOf).at(-1)).toBe('b@halm.test');
});

test('reversed, the older state arrives last', async () => {
  const { stripe, webhooks, received, verify, add } = await createListening();
  webhooks.hold();
  await stripe.customers.update(await add('a@halm.test'), { email: 'b@halm.test' });
  await webhooks.release({ isReversed: true });
  expect(received.map((delivery) => verify(delivery).type)).toEqual(['customer.updated', 'customer.created']);
});

test('what is not accepted is tried again with growing gaps, for up to three days', async () => {
  const { standIn, webhooks, received, verify, add } = await createListening([500, 302, 404]);
  await add('a@halm.test');
  const [delivery] = await webhooks.sent();
  expect(delivery?.statuses).toEqual([500]);
  await standIn.advance(4 * MINUTE_MS);
  expect(received).toHaveLength(1);
  await standIn.advance(2 * MINUTE_MS);
  await standIn.advance(3 * 60 * MINUTE_MS);
  expect(delivery?.statuses).toEqual([500, 302, 404, 200]);
  expect(new Set(received.map((own) => verify(own).id)).size).toBe(1);
  expect(new Set(received.map(({ signature }) => signature)).size).toBe(4);
  expect(delivery?.event.pending_webhooks).toBe(0);
});

test('gives up after three days; the event is still listed as not delivered', async () => {
  const { standIn, stripe, webhooks, received, add } = await createListening(Array(50).fill(500));
  await add('a@halm.test');
  await standIn.advance(4 * DAY_MS);
  expect(received).toHaveLength(10);
  expect(webhooks.nextRetry()).toBeNull();
  expect((await stripe.events.list({ delivery_success: false })).data).toHaveLength(1);
});

test('events held for days arrive with a fresh signature', async () => {
  const { standIn, webhooks, received, verify, add } = await createListening();
  webhooks.hold();
  await add('a@halm.test');
  await standIn.advance(5 * DAY_MS);
  await webhooks.release();
  const [delivery] = received;
  if (!delivery) throw new Error('nothing arrived');
  expect(standIn.clock.seconds() - verify(delivery).created).toBeGreaterThanOrEqual(5 * 86_400);
});

test('an endpoint gets only the types it wants', async () => {
  const { webhooks, received, verify, buy } = await createListening([], ['invoice.paid']);
  await buy();
  await webhooks.sent();
  expect(received.map((delivery) => verify(delivery).type)).toEqual(['invoice.paid']);
});

test('events are listed newest first, by type and in pages', async () => {
  const { stripe, buy, standIn } = await createListening();
  await buy();
  const all = await stripe.events.list({ limit: 5 }).autoPagingToArray({ limit: 1000 });
  expect(all.map(({ id }) => id)).toEqual([...standIn.account.events.keys()].toReversed());
  const invoices = await stripe.events.list({ types: ['invoice.paid', 'invoice.created'] });
  expect(invoices.data.map(({ type }) => type)).toEqual(['invoice.paid', 'invoice.created']);
  await standIn.advance(31 * DAY_MS);
  expect((await stripe.events.list({ type: 'checkout.session.completed' })).data).toEqual([]);
});
