import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createWebhooksTest } from '#api/webhooks/webhooks.fixture.ts';
import { webhookBodies } from '#contract/webhook-events.ts';
import { auditPage } from '#domain/audit/audit-page.ts';
import { page } from '#domain/audit/page.fixture.ts';
import { findChanges } from '#domain/watch/find-changes.ts';
import { stateOf } from '#domain/watch/page-state.ts';
import { sendWebhooks } from '#flows/alerts/webhooks/send-webhooks.ts';
import { announceChanges, announceIncidents, writeAlerts } from '#flows/watch/announce.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { clearOldAlerts, listDueAlerts } from '#io/db/queries/watch/alerts.ts';
import { acquireDueDeliveries, addWebhookEndpoint } from '#io/db/queries/watch/webhooks.ts';
import { alerts, incidents, subPages } from '#io/db/schema/index.ts';
import { createAlertsTest } from './alerts.fixture.ts';

const alertsTest = await createAlertsTest();
const { api, io, db, receiver, time, setState, mailsTo } = alertsTest;
const { projectWithAdmin, addIncident, advanceMinutes, writeAlert, sendDueAlerts } = alertsTest;
const kinds = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

describe('an incident', () => {
  test('is one mail when it opens and one when it is over, in the person’s language', async () => {
    const { project, admin } = await projectWithAdmin('de');
    const incident = await addIncident(project.id);
    await writeAlert(incident, 'opened');
    await writeAlert(incident, 'opened');
    await sendDueAlerts();
    await sendDueAlerts();
    await setState(incident, 'resolved');
    await writeAlert({ ...incident, resolvedAt: time.now }, 'resolved');
    await sendDueAlerts();
    await sendDueAlerts();
    const [opened, resolved, ...more] = await mailsTo(admin.email);
    expect(more).toEqual([]);
    expect(opened).toMatchObject({ kind: 'incident-opened', language: 'de' });
    expect(opened?.subject).toContain('7 Linkvorschauen sind schlechter geworden');
    expect(opened?.text).toContain('sperrt WhatsApp aus');
    expect(opened?.text).toContain('/4 und 2 weitere');
    expect(opened?.text).toContain(`/de/app/alerts-1/monitoring/${incident.uuid}`);
    expect(resolved).toMatchObject({ kind: 'incident-resolved', language: 'de' });
  });

  test('that is rolled back alerts nobody', async () => {
    const { project, admin } = await projectWithAdmin();
    const incident = await addIncident(project.id);
    const failing = db.transaction(async (inner) => {
      await writeAlerts(io, inner, incident, 'opened');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await sendDueAlerts();
    expect(await kinds(admin.email)).toEqual([]);
  });

  test('is sent once, however many workers send', async () => {
    const { project, admin } = await projectWithAdmin();
    for (let at = 0; at < 5; at++) await writeAlert(await addIncident(project.id, 1), 'opened');
    await Promise.all([sendDueAlerts(), sendDueAlerts(), sendDueAlerts(), sendDueAlerts()]);
    expect(await kinds(admin.email)).toHaveLength(5);
  });

  test.each([
    ['muted', 'opened', []],
    ['acknowledged', 'opened', []],
    ['resolved', 'opened', []],
  ] as const)('that is %s before it is sent is not told', async (state, event, expected) => {
    const { project, admin } = await projectWithAdmin();
    const incident = await addIncident(project.id);
    await writeAlert(incident, event);
    await setState(incident, state);
    await sendDueAlerts();
    expect(await kinds(admin.email)).toEqual(expected);
  });

  test('that was muted ends without a word, one that was acknowledged does not', async () => {
    const { project, admin } = await projectWithAdmin();
    for (const stateBefore of ['muted', 'acknowledged'] as const) {
      const incident = await addIncident(project.id);
      await writeAlert(incident, 'opened');
      await sendDueAlerts();
      await setState(incident, 'resolved');
      await writeAlert({ ...incident, stateBefore }, 'resolved');
      await sendDueAlerts();
    }
    expect(await kinds(admin.email)).toEqual(['incident-opened', 'incident-opened', 'incident-resolved']);
  });
});

describe('people choose', () => {
  test('admins hear of incidents unless they do not want to, editors if they want to', async () => {
    const { project, admin, as, params } = await projectWithAdmin();
    const editor = await api.addPerson('editor.alerts@example.com');
    await api.join(project.id, editor.id, 'user');
    const asEditor = api.as(editor.token);
    expect(await as.getAlertPreferences({ params })).toMatchObject({ incidents: true, digest: true });
    expect(await asEditor.getAlertPreferences({ params })).toMatchObject({ incidents: false, digest: false });
    await writeAlert(await addIncident(project.id), 'opened');
    await sendDueAlerts();
    expect([await kinds(admin.email), await kinds(editor.email)]).toEqual([['incident-opened'], []]);
    const body = { incidents: true, digest: false, quietFrom: null, quietTo: null, timeZone: 'UTC' };
    await asEditor.saveAlertPreferences({ params, body });
    await as.saveAlertPreferences({ params, body: { ...body, incidents: false } });
    await writeAlert(await addIncident(project.id), 'opened');
    await sendDueAlerts();
    expect([await kinds(admin.email), await kinds(editor.email)]).toEqual([['incident-opened'], ['incident-opened']]);
  });

  test('who has left the project, or changed their mind, hears nothing more', async () => {
    const { project, admin, as, params } = await projectWithAdmin();
    const other = await api.addPerson('leaves.alerts@example.com');
    await api.join(project.id, other.id, 'admin');
    await writeAlert(await addIncident(project.id), 'opened');
    await api.as(other.token).leaveProject({ params });
    const body = { incidents: false, digest: true, quietFrom: null, quietTo: null, timeZone: 'UTC' };
    await as.saveAlertPreferences({ params, body });
    await sendDueAlerts();
    expect([await kinds(admin.email), await kinds(other.email)]).toEqual([[], []]);
  });

  test('quiet hours delay an alert, and one that is resolved by then is not sent', async () => {
    const { project, admin, as, params } = await projectWithAdmin();
    const body = { incidents: true, digest: true, quietFrom: 22, quietTo: 7, timeZone: 'Europe/Berlin' };
    expect(await as.saveAlertPreferences({ params, body })).toEqual(body);
    const before = time.now;
    time.now = new Date('2026-11-16T22:00:00Z');
    const [stays, ends] = [await addIncident(project.id), await addIncident(project.id)];
    await writeAlert(stays, 'opened');
    await writeAlert(ends, 'opened');
    await sendDueAlerts();
    advanceMinutes(60);
    await setState(ends, 'resolved');
    await writeAlert(ends, 'resolved');
    await sendDueAlerts();
    expect(await kinds(admin.email)).toEqual([]);
    time.now = new Date('2026-11-17T05:59:00Z');
    await sendDueAlerts();
    expect(await kinds(admin.email)).toEqual([]);
    time.now = new Date('2026-11-17T06:00:00Z');
    await sendDueAlerts();
    const sent = await mailsTo(admin.email);
    expect(sent.map(({ kind }) => kind)).toEqual(['incident-opened']);
    expect(sent[0]?.text).toContain(stays.uuid);
    time.now = before;
  });

  test('quiet hours that begin before a late alert is sent delay it too', async () => {
    const { project, admin, as, params } = await projectWithAdmin();
    const before = time.now;
    time.now = new Date('2026-11-16T20:59:00Z');
    await writeAlert(await addIncident(project.id), 'opened');
    const body = { incidents: true, digest: true, quietFrom: 22, quietTo: 7, timeZone: 'Europe/Berlin' };
    await as.saveAlertPreferences({ params, body });
    time.now = new Date('2026-11-17T02:00:00Z');
    await sendDueAlerts();
    expect(await kinds(admin.email)).toEqual([]);
    time.now = new Date('2026-11-17T06:00:00Z');
    await sendDueAlerts();
    expect(await kinds(admin.email)).toEqual(['incident-opened']);
    time.now = before;
  });

  test.each([
    [{ timeZone: 'Mars/Base' }, 'timeZone'],
    [{ quietFrom: 22, quietTo: null }, 'quietTo'],
    [{ quietFrom: 24, quietTo: 7 }, 'quietFrom'],
  ])('%j is refused', async (change, field) => {
    const { as, params } = await projectWithAdmin();
    const body = { incidents: true, digest: true, quietFrom: null, quietTo: null, timeZone: 'UTC', ...change };
    await expect(as.saveAlertPreferences({ params, body })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: [expect.any(String)] },
    });
  });

  test('and try it: a test by email', async () => {
    const { admin, as, params } = await projectWithAdmin();
    await as.testAlertMail({ params });
    expect((await mailsTo(admin.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Test alert for .+: this is what a real one looks like$/),
    ]);
  });
});

test('alerts of incidents that are over are deleted after 90 days', async () => {
  const { project } = await projectWithAdmin();
  const [open, over] = [await addIncident(project.id), await addIncident(project.id)];
  await writeAlert(open, 'opened');
  await writeAlert(over, 'opened');
  await db.update(incidents).set({ state: 'resolved' }).where(eq(incidents.id, over.id));
  await db
    .update(alerts)
    .set({ createdAt: sql`now() - interval '91 days'` as unknown as Date })
    .where(eq(alerts.projectId, project.id));
  await clearOldAlerts(db, 90);
  const left = await db.select({ incidentId: alerts.incidentId }).from(alerts).where(eq(alerts.projectId, project.id));
  expect(left).toEqual([{ incidentId: open.id }]);
});

// From what the watch finds to alerts and webhooks.

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
    for (let twice = 0; twice < 2; twice++) await Promise.all([sendDueAlerts(), deliver()]);
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

test('an alert of one project comes right after the first of another project that has forty', async () => {
  const { db, time, projectWithAdmin, addIncident, writeAlert } = await createAlertsTest();
  const [many, one] = [await projectWithAdmin(), await projectWithAdmin()];
  for (let at = 0; at < 40; at++) await writeAlert(await addIncident(many.project.id, 1), 'opened');
  await writeAlert(await addIncident(one.project.id, 1), 'opened');
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
