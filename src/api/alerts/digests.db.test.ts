import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendDigests } from '#flows/alerts/send-digests.ts';
import { projects, subPages, subscriptions, watchedPages, watches } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createAlertsTest } from './alerts.fixture.ts';

const { api, io, db, projectWithAdmin, addIncident, setState, time, mailsTo } = await createAlertsTest();
await savePlans(db);
const send = () => sendDigests(io, new AbortController().signal);

/** A project that has been watched since the week before. */
async function watched(looks: number, language: 'en' | 'de' = 'en') {
  const made = await projectWithAdmin(language);
  const projectId = made.project.id;
  await db.insert(subscriptions).values({ projectId, planId: 'starter-100', state: 'active', startedAt: time.now });
  await db.insert(watches).values({ projectId, createdAt: new Date('2026-11-11T12:00:00Z') });
  for (let at = 0; at < looks; at++) {
    const url = `https://shop.example/seen/${projectId}/${at}`;
    const [page] = await db
      .insert(subPages)
      .values({ projectId, path: `/seen/${at}`, url })
      .returning();
    await db
      .insert(watchedPages)
      .values({ projectId, subPageId: page?.id ?? 0, lookedAt: new Date('2026-11-14T12:00:00Z') });
  }
  return made;
}

describe('the weekly digest', () => {
  test('says once a week that all is fine', async () => {
    const { admin } = await watched(3);
    time.now = new Date('2026-11-16T05:59:00Z');
    await send();
    expect(await mailsTo(admin.email)).toEqual([]);
    time.now = new Date('2026-11-16T06:11:00Z');
    await Promise.all([send(), send()]);
    await send();
    const mails = await mailsTo(admin.email);
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['digest', expect.stringContaining('no incidents this week')],
    ]);
    expect(mails[0]?.text).toContain('We checked 3 pages. No preview changed.');
  });

  test('names what is open and what was fixed, and nothing that is muted', async () => {
    const { project, admin } = await watched(1, 'de');
    time.now = new Date('2026-11-13T12:00:00Z');
    const over = await addIncident(project.id, 2);
    await setState(over, 'resolved');
    await addIncident(project.id, 412);
    await setState(await addIncident(project.id, 7), 'muted');
    time.now = new Date('2026-11-16T06:11:00Z');
    await send();
    const [mail] = await mailsTo(admin.email);
    expect(mail?.subject).toContain('Eine Störung ist offen');
    expect(mail?.text).toMatch(/Offen: .+ \(412 Seiten\)[\s\S]+Behoben: .+ \(2 Seiten\)/);
    expect(mail?.text).not.toContain('(7 Seiten)');
  });

  test('is not sent without looks, nor to people who do not want it', async () => {
    const unseen = await watched(0);
    const unwanted = await watched(2);
    const body = { incidents: true, digest: false, quietFrom: null, quietTo: null, timeZone: 'UTC' };
    await unwanted.as.saveAlertPreferences({ params: unwanted.params, body });
    time.now = new Date('2026-11-16T06:11:00Z');
    await send();
    expect(await mailsTo(unseen.admin.email)).toEqual([]);
    expect(await mailsTo(unwanted.admin.email)).toEqual([]);
  });

  test('ends with one click, without a login, and alerts stay', async () => {
    const { admin, as, params, project } = await watched(2);
    time.now = new Date('2026-11-16T06:11:00Z');
    await send();
    const [mail] = await mailsTo(admin.email);
    const oneClick = new URL(mail?.oneClickUrl ?? '');
    expect(oneClick.pathname).toBe('/api/digest-unsubscribe/one-click');
    const path = `/digest-unsubscribe/one-click${oneClick.search}`;
    const page = await api.request(path);
    expect([page.status, page.headers.get('location')]).toEqual([
      302,
      expect.stringContaining('/digest-unsubscribe?code='),
    ]);
    expect((await as.getAlertPreferences({ params })).digest).toBe(true);
    for (let twice = 0; twice < 2; twice++) expect((await api.request(path, { method: 'POST' })).status).toBe(204);
    expect(await as.getAlertPreferences({ params })).toMatchObject({ digest: false, incidents: true });
    await db
      .update(watches)
      .set({ digestAt: new Date('2026-11-09T06:11:00Z') })
      .where(eq(watches.projectId, project.id));
    await send();
    expect(await mailsTo(admin.email)).toHaveLength(1);
  });

  test('the unsubscribe page ends it; a made-up code is refused', async () => {
    const { admin, as, params } = await watched(2);
    time.now = new Date('2026-11-16T06:11:00Z');
    await send();
    const code = new URL((await mailsTo(admin.email))[0]?.oneClickUrl ?? '').searchParams.get('code') ?? '';
    await api.as(null).unsubscribeDigest({ body: { code } });
    expect((await as.getAlertPreferences({ params })).digest).toBe(false);
    await expect(api.as(null).unsubscribeDigest({ body: { code: 'made-up' } })).rejects.toMatchObject({ status: 404 });
  });

  test('ends with the plan and with the project, whatever is still open', async () => {
    const ended = await watched(1);
    const inactive = await watched(1);
    const running = await watched(1);
    for (const { project } of [ended, inactive, running]) await addIncident(project.id, 3);
    await db.update(subscriptions).set({ state: 'ended' }).where(eq(subscriptions.projectId, ended.project.id));
    await db.update(projects).set({ state: 'inactive' }).where(eq(projects.id, inactive.project.id));
    time.now = new Date('2026-11-23T06:11:00Z');
    await send();
    for (const { admin } of [ended, inactive]) expect(await mailsTo(admin.email)).toEqual([]);
    expect(await mailsTo(running.admin.email)).toMatchObject([{ kind: 'digest' }]);
  });
});
