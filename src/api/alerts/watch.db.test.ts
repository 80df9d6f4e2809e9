import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { webhookBodies } from '#contract/webhook-events.ts';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { findChanges } from '#domain/watch/find-changes.ts';
import { stateOf } from '#domain/watch/page-state.ts';
import { sendWebhooks } from '#flows/alerts/webhooks/send-webhooks.ts';
import { announceChanges, announceIncidents } from '#flows/watch/announce.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { incidents, subPages } from '#io/db/schema/index.ts';
import { createAlertsTest } from './alerts.fixture.ts';

// From what the watch finds to alerts and webhooks.

const { io, db, receiver, projectWithAdmin, addIncident, time, send, mailsTo } = await createAlertsTest();

async function listening(path: string) {
  const made = await projectWithAdmin();
  const events = ['preview.changed' as const, 'incident.opened' as const, 'incident.resolved' as const];
  await made.as.addWebhookEndpoint({ params: made.params, body: { url: receiver.url(path), events } });
  const project = await findProject(db, made.project.id);
  if (!project) throw new Error('no project');
  return { ...made, row: project };
}
const deliver = () => sendWebhooks(io, new AbortController().signal);
const eventsAt = (path: string) => receiver.at(path).map(({ body }) => JSON.parse(body));

test('an incident: one mail and one event when it opens, and when it is resolved', async () => {
  const { project, row, admin } = await listening('/incidents');
  const { id } = await addIncident(project.id, 412);
  const read = async () => (await db.select().from(incidents).where(eq(incidents.id, id)))[0];
  for (const [from, to] of [
    ['suspected', 'opened'],
    ['open', 'resolved'],
  ] as const) {
    if (to === 'resolved')
      await db.update(incidents).set({ state: to, resolvedAt: time.now }).where(eq(incidents.id, id));
    const incident = await read();
    if (!incident) throw new Error('no incident');
    await db.transaction((inner) => announceIncidents(io, inner, row, [{ incident, from, to }]));
    for (let twice = 0; twice < 2; twice++) await Promise.all([send(), deliver()]);
  }
  const mails = await mailsTo(admin.email);
  expect(mails.map(({ kind }) => kind)).toEqual(['incident-opened', 'incident-resolved']);
  expect(mails[0]?.subject).toContain('412 link previews got worse');
  const events = eventsAt('/incidents');
  expect(events.map(({ type }) => type)).toEqual(['incident.opened', 'incident.resolved']);
  for (const event of events) expect(webhookBodies.get(event.type)?.parse(event)).toEqual(event);
  expect(events[0].data.incident).toMatchObject({ pages: 412, resolvedAt: null });
  expect(events[0].data.incident.paths).toHaveLength(20);
});

test('a changed preview is an event, one that is seen for the first time is not', async () => {
  const { project, row } = await listening('/changes');
  const at = (path: string) => ({ projectId: project.id, path, url: `https://shop.example${path}` });
  const pages = await db
    .insert(subPages)
    .values([at('/changed'), at('/new')])
    .returning({ id: subPages.id });
  const evidence = [page({}, '1200x630 jpeg 80000'), page({ 'og:title': 'Red mug' }, '1200x630 jpeg 80000')];
  const [before, state] = evidence.map((one) => stateOf(one, auditPage(one), null));
  if (!before || !state) throw new Error('no state');
  const look = { turn: 1, isEvent: true, isVerdict: true, state, fault: null, faultKey: null, confirmAt: null };
  const snapshot = { changes: findChanges(before, state), imageKey: null, keepsImage: false };
  const looks = [
    { ...look, subPageId: pages[0]?.id ?? 0, snapshot },
    { ...look, subPageId: pages[1]?.id ?? 0, snapshot: { ...snapshot, changes: [] } },
  ];
  await db.transaction((inner) => announceChanges(io, inner, row, looks, time.now));
  await deliver();
  const [event, ...more] = eventsAt('/changes');
  expect(more).toEqual([]);
  expect(webhookBodies.get('preview.changed')?.parse(event)).toEqual(event);
  expect(event.data).toMatchObject({
    page: { path: '/changed' },
    summary: expect.stringContaining('og:title changed.'),
  });
});
