import { expect, test } from 'vitest';
import { listDueAlerts } from '#io/db/queries/watch/alerts.ts';
import { acquireDueDeliveries, addWebhookEndpoint } from '#io/db/queries/watch/webhooks.ts';
import { alerts } from '#io/db/schema/index.ts';
import { createWebhooksTest } from '../webhooks/webhooks.fixture.ts';
import { createAlertsTest } from './alerts.fixture.ts';

test('an alert of one project comes right after the first of another project that has forty', async () => {
  const { db, time, projectWithAdmin, addIncident, write } = await createAlertsTest();
  const [many, one] = [await projectWithAdmin(), await projectWithAdmin()];
  for (let at = 0; at < 40; at++) await write(await addIncident(many.project.id, 1), 'opened');
  await write(await addIncident(one.project.id, 1), 'opened');
  const projectOf = new Map((await db.select().from(alerts)).map(({ id, projectId }) => [id, projectId]));
  const first = await listDueAlerts(db, { now: time.now, most: 3, except: [] });
  expect(first.map((id) => projectOf.get(id))).toEqual([many.project.id, one.project.id, many.project.id]);
  const next = await listDueAlerts(db, { now: time.now, most: 3, except: first });
  expect(next.filter((id) => first.includes(id))).toEqual([]);
});

test('a project with many deliveries for many endpoints has a few at a time, and those of others are among the first', async () => {
  const { db, io, projectWith, finished, receiver } = await createWebhooksTest();
  const many = await projectWith('/many');
  for (let at = 0; at < 4; at++) {
    const endpoint = { url: receiver.url(`/many-${at}`), events: ['audit.finished' as const], secret: 'x' };
    await addWebhookEndpoint(db, { projectId: many.project.id, createdBy: null, ...endpoint });
  }
  for (let at = 0; at < 10; at++) await finished(many.project.id);
  const one = await projectWith('/one');
  await finished(one.project.id);
  const wanted = { now: io.now(), leaseSeconds: 60, most: 16 };
  const taken = await acquireDueDeliveries(db, wanted);
  const ofMany = taken.filter(({ projectId }) => projectId === many.project.id);
  expect([ofMany.length, taken.length]).toEqual([4, 5]);
  const others = await acquireDueDeliveries(db, { ...wanted, busy: [many.project.id] });
  expect(others).toEqual([]);
  expect(await acquireDueDeliveries(db, wanted)).toHaveLength(4);
});
