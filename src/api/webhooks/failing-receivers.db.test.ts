import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { acquireDueDeliveries } from '#io/db/queries/watch/webhooks.ts';
import { mails } from '#io/db/schema/index.ts';
import { createWebhooksTest } from './webhooks.fixture.ts';

const { db, receiver, time, pass, projectWith, finished, send } = await createWebhooksTest();

beforeEach(() => {
  time.now = new Date();
});

describe('a receiver that fails', () => {
  test('is asked again with growing pauses over a day, with the same id', async () => {
    const { project, deliveries } = await projectWith('/down');
    receiver.statuses.set('/down', 503);
    await finished(project.id);
    const pauses: number[] = [];
    for (;;) {
      await send();
      const [delivery] = await deliveries();
      if (!delivery?.nextAttemptAt) break;
      const next = new Date(delivery.nextAttemptAt);
      pauses.push((next.getTime() - time.now.getTime()) / 60_000);
      time.now = new Date(next.getTime() - 1);
      await send();
      expect(receiver.at('/down')).toHaveLength(pauses.length);
      time.now = next;
    }
    expect(pauses).toEqual([1, 5, 30, 120, 300, 600, 600]);
    expect(new Set(receiver.at('/down').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: 'failed', attempts: 8, status: 503, answer: 'no: 503' }]);
  });

  test('gets what it missed when it is back', async () => {
    const { project, as, deliveries, params } = await projectWith('/back');
    receiver.statuses.set('/back', 500);
    await finished(project.id);
    await send();
    expect(await as.listWebhookEndpoints({ params })).toMatchObject([{ failures: 1, pausedAt: null }]);
    receiver.statuses.delete('/back');
    pass(2);
    await send();
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect(await as.listWebhookEndpoints({ params })).toMatchObject([{ failures: 0, failingSince: null }]);
  });

  test('for days is paused, and its owner is notified', async () => {
    const { project, owner, as, of, params, endpoint, deliveries } = await projectWith('/gone-away');
    receiver.statuses.set('/gone-away', 500);
    for (let day = 0; day < 4; day++) {
      await finished(project.id);
      for (let hour = 0; hour < 24; hour++) {
        await send();
        pass(60);
      }
    }
    const [shown] = await as.listWebhookEndpoints({ params });
    expect(shown?.pausedAt).not.toBeNull();
    expect((await deliveries()).every(({ state }) => state === 'failed')).toBe(true);
    const reported = await db.select().from(mails).where(eq(mails.recipient, owner.email));
    expect(reported.map(({ kind }) => kind)).toEqual(['webhook-paused']);
    await finished(project.id);
    const before = receiver.at('/gone-away').length;
    await send();
    expect(receiver.at('/gone-away')).toHaveLength(before);
    const deliveryId = String((await deliveries())[0]?.id);
    await expect(as.replayWebhookDelivery({ params: { ...of, deliveryId } })).rejects.toMatchObject({ status: 409 });
    receiver.statuses.delete('/gone-away');
    expect(await as.changeWebhookEndpoint({ params: of, body: { isPaused: false } })).toMatchObject({
      id: endpoint.id,
      pausedAt: null,
      failures: 0,
    });
    expect(await as.replayWebhookDelivery({ params: { ...of, deliveryId } })).toMatchObject({ state: 'waiting' });
    await send();
    expect((await deliveries())[0]).toMatchObject({ state: 'delivered', attempts: 1 });
  });

  test('that says 410 is paused at once', async () => {
    const { project, as, params } = await projectWith('/no-more');
    receiver.statuses.set('/no-more', 410);
    await finished(project.id);
    await send();
    expect((await as.listWebhookEndpoints({ params }))[0]?.pausedAt).not.toBeNull();
  });

  test('in a private network is not reached', async () => {
    const { project, as, of, deliveries } = await projectWith('/unused');
    await as.changeWebhookEndpoint({ params: of, body: { url: 'http://169.254.169.254/latest' } });
    await finished(project.id);
    await send();
    expect(await deliveries()).toMatchObject([{ status: null, answer: expect.stringMatching(/^blocked/) }]);
  });
});

describe('several workers', () => {
  test('send each event once', async () => {
    const { project } = await projectWith('/busy');
    for (let at = 0; at < 40; at++) await finished(project.id);
    await Promise.all([send(), send(), send(), send()]);
    const ids = receiver.at('/busy').map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([40, 40]);
  });

  test('one that dies loses nothing: after its lease another sends the same', async () => {
    const { project, deliveries } = await projectWith('/killed');
    await finished(project.id);
    expect(await acquireDueDeliveries(db, { now: time.now, leaseSeconds: 60, most: 10 })).toHaveLength(1);
    await send();
    expect(receiver.at('/killed')).toEqual([]);
    pass(1.1);
    await send();
    expect(receiver.at('/killed')).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ state: 'delivered', attempts: 2 }]);
  });
});
