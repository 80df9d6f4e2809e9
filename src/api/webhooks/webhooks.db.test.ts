import { eq, sql } from 'drizzle-orm';
import { Webhook } from 'standardwebhooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { webhookBodies } from '#contract/webhook-events.ts';
import { IMAGE_BATCH_SECONDS } from '#domain/watch/webhook-event.ts';
import { announce, announceImage } from '#flows/alerts/webhooks/announce.ts';
import { addEndpoint } from '#flows/alerts/webhooks/change-endpoints.ts';
import { failAudit, finishAudit } from '#flows/audit/finish-audit.ts';
import { incidentData } from '#flows/watch/announce.ts';
import { isSignedWith } from '#flows/watch/receiver.fixture.ts';
import { clearOldDeliveries } from '#io/db/queries/watch/webhooks.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { audits, webhookDeliveries, webhookEndpoints } from '#io/db/schema/index.ts';
import { createWebhooksTest } from './webhooks.fixture.ts';

const { api, io, db, receiver, time, pass, projectWith, finished, send, audit } = await createWebhooksTest();

beforeEach(() => {
  time.now = new Date();
});

describe('an event', () => {
  test('arrives signed, once, and is verified by the library', async () => {
    const { project, endpoint, deliveries } = await projectWith('/signed');
    await finished(project.id);
    await send();
    await send();
    const [got, ...more] = receiver.at('/signed');
    expect(more).toEqual([]);
    if (!got) throw new Error('nothing came');
    const event = new Webhook(endpoint.secret).verify(got.body, got.headers);
    expect(webhookBodies.get('audit.finished')?.parse(event)).toEqual(event);
    expect(event).toMatchObject({ type: 'audit.finished', data: { project: { uuid: project.uuid }, audit } });
    expect(got.headers['content-type']).toBe('application/json');
    const [delivery] = await deliveries();
    expect(delivery).toMatchObject({ state: 'delivered', status: 200, answer: 'ok', attempts: 1, body: got.body });
    expect(delivery?.eventId).toBe(got.headers['webhook-id']);
  });

  test('of a transaction that fails is never sent', async () => {
    const { project, deliveries } = await projectWith('/rolled-back');
    const failing = db.transaction(async (inner) => {
      await announce(io, inner, project.id, 'audit.finished', { audit });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await deliveries()).toEqual([]);
  });

  test('goes to those who want it', async () => {
    const { project, deliveries } = await projectWith('/others', ['image.drawn']);
    await finished(project.id);
    expect(await deliveries()).toEqual([]);
  });

  test('is sent when an audit finishes, and when it fails by an error of ours', async () => {
    const { project, deliveries } = await projectWith('/audits');
    const rows = await db
      .insert(audits)
      .values([{ projectId: project.id }, { projectId: project.id }])
      .returning();
    await finishAudit(io, rows[0]?.id ?? 0);
    await finishAudit(io, rows[0]?.id ?? 0);
    await failAudit(io, rows[1]?.id ?? 0);
    const events = (await deliveries()).map(({ body }) => webhookBodies.get('audit.finished')?.parse(JSON.parse(body)));
    expect(events).toMatchObject([
      { data: { audit: { uuid: rows[1]?.uuid, failure: 'our-fault' } } },
      { data: { audit: { uuid: rows[0]?.uuid, failure: 'no-pages', score: null } } },
    ]);
  });

  test('about an incident has its cause and pages', async () => {
    const { project } = await projectWith('/incident', ['incident.opened']);
    const fault = { kind: 'barrier', reason: 'robots', platforms: ['whatsapp'], host: 'x.example' } as const;
    const incident = {
      id: 1,
      uuid: 'i',
      projectId: project.id,
      cause: { fault: { ...fault, platforms: ['whatsapp' as const] }, theme: null, writtenBy: null },
      pages: 412,
      paths: ['/a'],
      openedAt: time.now,
      resolvedAt: null,
    };
    await announce(io, db, project.id, 'incident.opened', incidentData(io, 'shop', incident));
    await send();
    const event = webhookBodies.get('incident.opened')?.parse(JSON.parse(receiver.at('/incident')[0]?.body ?? ''));
    expect(event?.data).toMatchObject({
      incident: { pages: 412, paths: ['/a'], url: 'http://localhost:3000/app/shop/monitoring/i' },
    });
  });
});

test('an event about images waits for more of them', async () => {
  const { project, deliveries } = await projectWith('/images', ['image.drawn']);
  const image = (at: number) => ({
    page: { url: `https://x.example/${at}`, path: `/${at}` },
    url: `https://images.example/${at}.jpg`,
    width: 1200,
    height: 630,
    bytes: 1,
    contentType: 'image/jpeg',
  });
  for (let at = 0; at < 130; at++) await announceImage(io, db, project.id, image(at));
  await announceImage(io, db, project.id, { ...image(129), bytes: 2 });
  await send();
  expect(receiver.at('/images')).toEqual([]);
  // A job for each batch, when it is due: nobody waits for the next full minute.
  const jobs = await rawRows(
    db,
    { seconds: z.coerce.number() },
    sql`select extract(epoch from start_after - created_on) as seconds from pgboss.job
      where name = 'send-webhooks' and state = 'created' and start_after > created_on`,
  );
  expect(jobs.length).toBeGreaterThanOrEqual(2);
  for (const { seconds } of jobs) expect(seconds).toBeLessThanOrEqual(IMAGE_BATCH_SECONDS + 1);
  expect(IMAGE_BATCH_SECONDS).toBeLessThanOrEqual(5);
  pass(IMAGE_BATCH_SECONDS / 60 + 0.02);
  await send();
  const batches = receiver.at('/images').map(({ body }) => JSON.parse(body).data.images);
  expect(batches.map(({ length }) => length).toSorted()).toEqual([100, 30]);
  expect(batches.flat().filter(({ page }) => page.path === '/129')).toMatchObject([{ bytes: 2 }]);
  expect(await deliveries()).toHaveLength(2);
});

describe('a test event', () => {
  test('is sent to an endpoint whatever it listens to, signed and logged like every other', async () => {
    const { as, of, params, project, deliveries } = await projectWith('/test', ['incident.opened']);
    const sent = await as.testWebhookEndpoint({ params: of });
    expect(sent).toMatchObject({ event: 'webhook.test', state: 'waiting' });
    await send();
    const [arrived] = receiver.at('/test');
    const event = webhookBodies.get('webhook.test')?.parse(JSON.parse(arrived?.body ?? ''));
    expect(event?.data).toMatchObject({ project: { uuid: project.uuid }, message: expect.any(String) });
    expect(arrived?.headers['webhook-signature']).toMatch(/^v1,/);
    expect(await deliveries()).toMatchObject([{ event: 'webhook.test', state: 'delivered', status: 200 }]);
    // Nobody listens to it by choice.
    await expect(
      as.addWebhookEndpoint({ params, body: { url: 'https://a.example', events: ['webhook.test' as never] } }),
    ).rejects.toMatchObject({ status: 422 });
  });

  test('is refused while the endpoint is paused, and by others', async () => {
    const { as, of } = await projectWith('/test-paused');
    await as.changeWebhookEndpoint({ params: of, body: { isPaused: true } });
    await expect(as.testWebhookEndpoint({ params: of })).rejects.toMatchObject({ status: 409 });
    const other = await projectWith('/test-other');
    const foreign = { ...other.params, endpointId: of.endpointId };
    await expect(other.as.testWebhookEndpoint({ params: foreign })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the secret', () => {
  test('is shown once and stored encrypted', async () => {
    const { as, params, endpoint } = await projectWith('/secret');
    expect(endpoint.secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(JSON.stringify(await as.listWebhookEndpoints({ params }))).not.toContain('whsec_');
    const rows = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint.id));
    expect(JSON.stringify(rows)).not.toContain(endpoint.secret.slice(6));
    expect(api.logged.join()).not.toContain(endpoint.secret.slice(6));
  });

  test('changes without a gap: for a day both sign', async () => {
    const { project, as, of, endpoint, params } = await projectWith('/rotated');
    const { secret, oldSecretUntil } = await as.rotateWebhookSecret({ params: of });
    expect(new Date(oldSecretUntil).getTime() - time.now.getTime()).toBe(24 * 3_600_000);
    await finished(project.id);
    await send();
    pass(24 * 60 + 1);
    await finished(project.id);
    await send();
    const [first, second] = receiver.at('/rotated');
    if (!first || !second) throw new Error('nothing came');
    expect([secret, endpoint.secret].map((one) => isSignedWith(one, first))).toEqual([true, true]);
    expect([secret, endpoint.secret].map((one) => isSignedWith(one, second))).toEqual([true, false]);
    expect((await as.listWebhookEndpoints({ params }))[0]?.oldSecretUntil).toBeNull();
  });
});

describe('the calls', () => {
  test('refuse invalid input with a text', async () => {
    const { as, params, of } = await projectWith('/refused');
    await expect(
      as.addWebhookEndpoint({ params, body: { url: 'no address', events: ['image.drawn'] } }),
    ).rejects.toMatchObject({ status: 422, errors: { url: ['Enter a valid URL.'] } });
    await expect(
      as.addWebhookEndpoint({ params, body: { url: 'https://a.example', events: [] } }),
    ).rejects.toMatchObject({
      status: 422,
    });
    await expect(as.rotateWebhookSecret({ params: { ...of, endpointId: '999999' } })).rejects.toMatchObject({
      status: 404,
    });
    io.settings.siteUrl = 'https://linkbild.example';
    const by = { projectId: Number(params.id), actorId: 1, clientHash: '' };
    await expect(addEndpoint(io, by, { url: 'http://a.example', events: ['image.drawn'] })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { url: [{ en: expect.stringContaining('https://') }] },
    });
    io.settings.siteUrl = 'http://localhost:3000';
  });

  test('allow ten endpoints a project, and nobody else access', async () => {
    const { as, params, of } = await projectWith('/many');
    const body = { url: 'https://a.example/hook', events: ['image.drawn' as const] };
    for (let at = 1; at < 10; at++) await as.addWebhookEndpoint({ params, body });
    await expect(as.addWebhookEndpoint({ params, body })).rejects.toMatchObject({ status: 409, code: 'TOO_MANY' });
    const other = await projectWith('/other');
    const foreign = { ...other.params, endpointId: of.endpointId };
    await expect(other.as.listWebhookDeliveries({ params: foreign, query: {} })).rejects.toMatchObject({ status: 404 });
    await expect(other.as.deleteWebhookEndpoint({ params: foreign })).rejects.toMatchObject({ status: 404 });
    await as.deleteWebhookEndpoint({ params: of });
    expect(await as.listWebhookEndpoints({ params })).toHaveLength(9);
  });

  test('page through the log', async () => {
    const { project, as, of } = await projectWith('/log');
    for (let at = 0; at < 3; at++) await finished(project.id);
    const first = await as.listWebhookDeliveries({ params: of, query: { limit: '2' } });
    const rest = await as.listWebhookDeliveries({ params: of, query: { limit: '2', before: String(first.next) } });
    expect([first.items.length, rest.items.length, rest.next]).toEqual([2, 1, null]);
  });
});

test('deliveries are kept for 30 days', async () => {
  const { project, deliveries } = await projectWith('/old');
  await finished(project.id);
  await finished(project.id);
  const [newest] = await deliveries();
  await db
    .update(webhookDeliveries)
    .set({ createdAt: sql`now() - interval '31 days'` as unknown as Date })
    .where(eq(webhookDeliveries.id, newest?.id ?? 0));
  await clearOldDeliveries(db, 30);
  expect(await deliveries()).toHaveLength(1);
});

test('the OpenAPI document describes every event', async () => {
  const document = await (await api.request('/openapi.json')).json();
  expect(Object.keys(document.webhooks)).toEqual([...webhookBodies.keys()]);
  const { schema } = document.webhooks['incident.opened'].post.requestBody.content['application/json'];
  expect(schema.properties.data.required).toEqual(expect.arrayContaining(['project', 'incident']));
});

test('a project has 10 endpoints at most, however many requests come at once', async () => {
  const { as, params } = await projectWith('/limit');
  const body = { url: receiver.url('/limit'), events: ['audit.finished' as const] };
  const added = await Promise.allSettled(Array.from({ length: 15 }, () => as.addWebhookEndpoint({ params, body })));
  expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(9);
});

test('the log of activity names the host of an endpoint and no more: the rest may be a secret', async () => {
  const { as, params, of } = await projectWith('/hooks?token=very-secret');
  await as.rotateWebhookSecret({ params: of });
  await as.deleteWebhookEndpoint({ params: of });
  const activity = await as.listActivity({ params, query: {} });
  expect(JSON.stringify(activity)).toContain('webhook-secret-changed');
  expect(JSON.stringify(activity)).not.toContain('very-secret');
});
