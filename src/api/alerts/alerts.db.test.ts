import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { writeAlerts } from '#flows/watch/announce.ts';
import { clearOldAlerts } from '#io/db/queries/watch/alerts.ts';
import { alerts, incidents } from '#io/db/schema/index.ts';
import { createAlertsTest } from './alerts.fixture.ts';

const { api, io, db, projectWithAdmin, addIncident, time, pass, write, setState, send, mailsTo } =
  await createAlertsTest();
const kinds = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

describe('an incident', () => {
  test('is one mail when it opens and one when it is over, in the person’s language', async () => {
    const { project, admin } = await projectWithAdmin('de');
    const incident = await addIncident(project.id);
    await write(incident, 'opened');
    await write(incident, 'opened');
    await send();
    await send();
    await setState(incident, 'resolved');
    await write({ ...incident, resolvedAt: time.now }, 'resolved');
    await send();
    await send();
    const [opened, resolved, ...more] = await mailsTo(admin.email);
    expect(more).toEqual([]);
    expect(opened).toMatchObject({ kind: 'incident-opened', language: 'de' });
    expect(opened?.subject).toContain('7 Linkvorschauen sind schlechter geworden');
    expect(opened?.text).toContain('sperrt WhatsApp aus');
    expect(opened?.text).toContain('/4 und 2 weitere');
    expect(opened?.text).toContain(`/de/app/alerts-1/monitoring/${incident.uuid}`);
    expect(resolved).toMatchObject({ kind: 'incident-resolved', language: 'de' });
  });

  test('that is rolled back is told to nobody', async () => {
    const { project, admin } = await projectWithAdmin();
    const incident = await addIncident(project.id);
    const failing = db.transaction(async (inner) => {
      await writeAlerts(io, inner, incident, 'opened');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await send();
    expect(await kinds(admin.email)).toEqual([]);
  });

  test('is sent once, however many workers send', async () => {
    const { project, admin } = await projectWithAdmin();
    for (let at = 0; at < 5; at++) await write(await addIncident(project.id, 1), 'opened');
    await Promise.all([send(), send(), send(), send()]);
    expect(await kinds(admin.email)).toHaveLength(5);
  });

  test.each([
    ['muted', 'opened', []],
    ['acknowledged', 'opened', []],
    ['resolved', 'opened', []],
  ] as const)('that is %s before it is sent is not told', async (state, event, expected) => {
    const { project, admin } = await projectWithAdmin();
    const incident = await addIncident(project.id);
    await write(incident, event);
    await setState(incident, state);
    await send();
    expect(await kinds(admin.email)).toEqual(expected);
  });

  test('that was muted ends without a word, one that was acknowledged does not', async () => {
    const { project, admin } = await projectWithAdmin();
    for (const stateBefore of ['muted', 'acknowledged'] as const) {
      const incident = await addIncident(project.id);
      await write(incident, 'opened');
      await send();
      await setState(incident, 'resolved');
      await write({ ...incident, stateBefore }, 'resolved');
      await send();
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
    await write(await addIncident(project.id), 'opened');
    await send();
    expect([await kinds(admin.email), await kinds(editor.email)]).toEqual([['incident-opened'], []]);
    const body = { incidents: true, digest: false, quietFrom: null, quietTo: null, timeZone: 'UTC' };
    await asEditor.saveAlertPreferences({ params, body });
    await as.saveAlertPreferences({ params, body: { ...body, incidents: false } });
    await write(await addIncident(project.id), 'opened');
    await send();
    expect([await kinds(admin.email), await kinds(editor.email)]).toEqual([['incident-opened'], ['incident-opened']]);
  });

  test('who has left the project, or changed their mind, hears nothing more', async () => {
    const { project, admin, as, params } = await projectWithAdmin();
    const other = await api.addPerson('leaves.alerts@example.com');
    await api.join(project.id, other.id, 'admin');
    await write(await addIncident(project.id), 'opened');
    await api.as(other.token).leaveProject({ params });
    const body = { incidents: false, digest: true, quietFrom: null, quietTo: null, timeZone: 'UTC' };
    await as.saveAlertPreferences({ params, body });
    await send();
    expect([await kinds(admin.email), await kinds(other.email)]).toEqual([[], []]);
  });

  test('quiet hours delay, and what is over by then is not told', async () => {
    const { project, admin, as, params } = await projectWithAdmin();
    const body = { incidents: true, digest: true, quietFrom: 22, quietTo: 7, timeZone: 'Europe/Berlin' };
    expect(await as.saveAlertPreferences({ params, body })).toEqual(body);
    const before = time.now;
    time.now = new Date('2026-11-16T22:00:00Z');
    const [stays, ends] = [await addIncident(project.id), await addIncident(project.id)];
    await write(stays, 'opened');
    await write(ends, 'opened');
    await send();
    pass(60);
    await setState(ends, 'resolved');
    await write(ends, 'resolved');
    await send();
    expect(await kinds(admin.email)).toEqual([]);
    time.now = new Date('2026-11-17T05:59:00Z');
    await send();
    expect(await kinds(admin.email)).toEqual([]);
    time.now = new Date('2026-11-17T06:00:00Z');
    await send();
    const sent = await mailsTo(admin.email);
    expect(sent.map(({ kind }) => kind)).toEqual(['incident-opened']);
    expect(sent[0]?.text).toContain(stays.uuid);
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
  await write(open, 'opened');
  await write(over, 'opened');
  await db.update(incidents).set({ state: 'resolved' }).where(eq(incidents.id, over.id));
  await db
    .update(alerts)
    .set({ createdAt: sql`now() - interval '91 days'` as unknown as Date })
    .where(eq(alerts.projectId, project.id));
  await clearOldAlerts(db, 90);
  const left = await db.select({ incidentId: alerts.incidentId }).from(alerts).where(eq(alerts.projectId, project.id));
  expect(left).toEqual([{ incidentId: open.id }]);
});
