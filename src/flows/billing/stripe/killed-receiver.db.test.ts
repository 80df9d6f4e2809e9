import { once } from 'node:events';
import { expect, test } from 'vitest';
import { createStripeApi } from '#api/billing/stripe.fixture.ts';
import { stripeEvents } from '#io/db/schema/index.ts';
import { bundleWorker } from '../../../../test/bundled-worker.ts';
import { countRows } from '../../../../test/count-rows.ts';
import type { ReceiveOrder } from '../../../../test/stripe-receiver.ts';

// kill -9 between an event and its response: Stripe got none, so it sends the event again.

const api = await createStripeApi();
const { db, standIn } = api;
const start = await bundleWorker<ReceiveOrder>('stripe-receiver');
const jobs = async () =>
  Number((await db.execute(`select count(*) from pgboss.job where name = 'stripe-customer'`)).rows[0]?.count);

test.each([
  ['before-job', 0],
  ['before-commit', 0],
  ['before-answer', 1],
] as const)('killed %s: nothing is lost and nothing is done twice', async (diesAt, primary) => {
  const { as, params, buy } = await api.addBuyer(diesAt);
  await buy('starter-100');
  const event = [...standIn.account.events.values()].findLast(({ type }) => type === 'checkout.session.completed');
  if (!event) throw new Error('there is no such event');
  const before = [await countRows(db, stripeEvents), await jobs()] as const;
  const child = start({ databaseUrl: api.databaseUrl, event, diesAt });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
  // Event and job are there together or not at all.
  expect([await countRows(db, stripeEvents), await jobs()]).toEqual([before[0] + primary, before[1] + primary]);
  expect((await api.post(event)).status).toBe(200);
  expect([await countRows(db, stripeEvents), await jobs()]).toEqual([before[0] + 1, before[1] + 1]);
  await api.deliverEvents();
  expect(await as.getPlan({ params })).toMatchObject({ plan: { id: 'starter-100' }, billing: { status: 'active' } });
});
