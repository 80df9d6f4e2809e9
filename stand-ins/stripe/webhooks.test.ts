import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { createStripeTest, startReceiver } from './stripe.fixture.ts';

const secret = 'whsec_standIn';

async function createListening() {
  const context = await createStripeTest();
  const receiver = await startReceiver();
  context.standIn.webhooks.setEndpoint({ url: receiver.url, secret });
  const verify = ({ body, signature }: { body: string; signature: string }): Stripe.Event =>
    context.stripe.webhooks.constructEvent(body, signature, secret);
  const add = async (email: string) => (await context.stripe.customers.create({ email })).id;
  return { ...context, ...context.standIn, ...receiver, verify, add };
}

test('deliveries are signed so that Stripe’s own library accepts them', async () => {
  const { account, webhooks, received, verify, add } = await createListening();
  const id = await add('a@halm.test');
  await webhooks.sent();
  const [delivery] = received;
  if (!delivery) throw new Error('nothing arrived');
  const event = verify(delivery);
  expect(event).toMatchObject({ type: 'customer.created', data: { object: { id } }, pending_webhooks: 1 });
  expect(account.events.get(event.id)?.pending_webhooks).toBe(0);
  const changed = { ...delivery, body: delivery.body.replace('a@halm', 'b@halm') };
  expect(() => verify(changed)).toThrow('No signatures found matching');
});

test('events held for days arrive in their order, as they were, with a fresh signature', async () => {
  const { standIn, webhooks, received, verify, add } = await createListening();
  webhooks.hold();
  for (const name of ['a', 'b', 'c']) await add(`${name}@halm.test`);
  await standIn.advance(5 * 86_400_000);
  expect(received).toEqual([]);
  await webhooks.release();
  const events = received.map(verify);
  expect(events.map(({ data }) => (data.object as Stripe.Customer).email?.[0])).toEqual(['a', 'b', 'c']);
  expect(standIn.clock.seconds() - (events[0]?.created ?? 0)).toBeGreaterThanOrEqual(5 * 86_400);
});
