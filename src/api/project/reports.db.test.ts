import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#contract/session-cookie.ts';
import type { ReportVisibility } from '#domain/access/report-visibility.ts';
import { openAudit } from '#flows/audit/open-audit.ts';
import { printReportName } from '#flows/reports/find-visible-report.ts';
import { createImageHosts } from '#images/app.ts';
import { addApiToken } from '#io/db/queries/accounts/api-tokens.ts';
import { activityLog, auditSubPages, audits, projects, sessions, subPages, users } from '#io/db/schema/index.ts';
import { createTestApi } from '../../../test/api.ts';

// Who can see the reports of a project: every visibility, URL and person, through the API and the files beside it.

const print = { calls: [] as string[] };
const api = await createTestApi({
  screenshots: {
    isAvailable: true,
    prepare: async () => 'none',
    take: async () => ({ ok: false, detail: 'none in tests' }),
    print: async (url) => {
      print.calls.push(url);
      return { ok: true, pdf: Buffer.from('%PDF-1.7 a report') };
    },
    close: async () => undefined,
  },
});
const { io } = api;
const hosts = createImageHosts(io).app;
const project = await api.addProject('shop');
const people: Record<string, string | null> = { visitor: null };
let audit = { uuid: '', page: 0 };

beforeAll(async () => {
  const member = await api.addPerson('member@example.com');
  const admin = await api.addPerson('admin@example.com');
  await api.join(project.id, member.id, 'user');
  await api.join(project.id, admin.id, 'admin');
  Object.assign(people, {
    stranger: (await api.addPerson('stranger@example.com')).token,
    member: member.token,
    admin: admin.token,
    superadmin: (await api.addPerson('root@example.com', { role: 'superadmin' })).token,
  });
  const [row] = await io.db
    .insert(audits)
    .values({ projectId: project.id, status: 'completed', score: 50, finishedAt: new Date() })
    .returning();
  const [page] = await io.db
    .insert(auditSubPages)
    .values({ projectId: project.id, auditId: row?.id ?? 0, url: 'https://shop.example/', status: 1, score: 50 })
    .returning();
  audit = { uuid: row?.uuid ?? '', page: page?.id ?? 0 };
});

const current = async () => {
  const [row] = await io.db.select().from(projects).where(eq(projects.id, project.id));
  if (!row) throw new Error('no project');
  return row;
};
const params = { id: String(project.id) };
const setTo = (visibility: ReportVisibility) =>
  api.as(people.admin ?? null).setReportVisibility({ params, body: { visibility } });

/** What each URL returns: the calls, the image of the report, an example image, and the PDFs. */
async function statusesOf(name: string, token: string | null): Promise<number[]> {
  const headers: Record<string, string> = token ? { cookie: `${SESSION_COOKIE}=${token}` } : {};
  const call = (path: string) => api.request(path, { headers });
  const file = (path: string) => hosts.request(`http://localhost:3000${path}`, { headers });
  const answers = await Promise.all([
    call(`/public/${name}/audit`),
    call(`/public/${name}/audit/sub-page/${audit.page}`),
    file(`/og/report/${name}.png`),
    file(`/images/site/report/${name}.png`),
    file(`/og/card/${name}.jpg`),
    file(`/og/sketch/${name}/${audit.page}.jpg`),
    file(`/audit/${name}.pdf`),
    file(`/de/audit/${name}.pdf`),
    file(`/onepager/${name}.pdf`),
    file(`/onepager-audit/${name}/print/previews.pdf`),
    file(`/de/onepager-audit-copy/${name}.pdf`),
  ]);
  return [...new Set(answers.map(({ status }) => status))];
}

test.each<[ReportVisibility, string, string, number]>([
  ['public', 'visitor', 'slug', 200],
  ['public', 'visitor', 'project uuid', 200],
  ['public', 'visitor', 'audit uuid', 200],
  ['public', 'visitor', 'slug and key', 200],
  ['link', 'visitor', 'slug', 404],
  ['link', 'visitor', 'project uuid', 404],
  ['link', 'visitor', 'audit uuid', 404],
  ['link', 'visitor', 'slug and wrong key', 404],
  ['link', 'visitor', 'slug and key', 200],
  ['link', 'visitor', 'project uuid and key', 200],
  ['link', 'visitor', 'audit uuid and key', 200],
  ['link', 'stranger', 'slug', 404],
  ['link', 'stranger', 'slug and key', 200],
  ['link', 'member', 'slug', 200],
  ['link', 'superadmin', 'audit uuid', 200],
  ['off', 'visitor', 'slug', 404],
  ['off', 'visitor', 'slug and key', 404],
  ['off', 'visitor', 'audit uuid and key', 404],
  ['off', 'stranger', 'slug and key', 404],
  ['off', 'member', 'slug', 200],
  ['off', 'admin', 'slug', 200],
  ['off', 'superadmin', 'slug', 200],
])('reports that are %s: a %s with %s gets %s everywhere', async (visibility, person, given, status) => {
  await setTo(visibility);
  const { reportKey: key } = await current();
  const names: Record<string, string> = {
    slug: 'shop',
    'project uuid': project.uuid,
    'audit uuid': audit.uuid,
    'slug and key': `shop~${key}`,
    'slug and wrong key': `shop~${key.slice(0, -1)}x`,
    'project uuid and key': `${project.uuid}~${key}`,
    'audit uuid and key': `${audit.uuid}~${key}`,
  };
  expect(await statusesOf(names[given] ?? '', people[person] ?? null)).toEqual([status]);
});

test('on a public site a super admin sees them with the second factor, and is a visitor without it', async () => {
  await setTo('off');
  const { siteUrl } = io.settings;
  const root = people.superadmin ?? null;
  io.settings.siteUrl = 'https://linkbild.example';
  try {
    expect(await statusesOf('shop', root)).toEqual([404]);
    await io.db.update(sessions).set({ hasSecondFactor: true });
    expect(await statusesOf('shop', root)).toEqual([200]);
  } finally {
    io.settings.siteUrl = siteUrl;
    await io.db.update(sessions).set({ hasSecondFactor: false });
  }
});

test('a token for another project is a visitor’s, one for all projects its owner’s', async () => {
  await setTo('off');
  const [{ id: memberId } = { id: 0 }] = await io.db.select().from(users).where(eq(users.email, 'member@example.com'));
  const other = await api.addProject('elsewhere');
  const statusWith = async (projectId: number | null) => {
    const { token } = await addApiToken(io.db, memberId, { name: 'x', scope: 'read', projectId });
    return (await api.request('/public/shop/audit', { headers: { authorization: `Bearer ${token}` } })).status;
  };
  expect([await statusWith(other.id), await statusWith(null)]).toEqual([404, 200]);
});

test('a report that may not be seen looks like one that does not exist', async () => {
  await setTo('off');
  const hidden = await api.request('/public/shop/audit');
  const missing = await api.request('/public/nobody/audit');
  expect([hidden.status, await hidden.json()]).toEqual([missing.status, await missing.json()]);
});

test('a new key ends the shared links, including the old PDF with its old link, and is logged', async () => {
  await setTo('link');
  const { reportKey: before } = await current();
  const visible = await api.as(null).getPublicAudit({ params: { projectSlug: `shop~${before}` } });
  expect(visible.project).toMatchObject({ reportName: `shop~${before}`, isReportPublic: false });
  print.calls.length = 0;
  const { reportKey: after } = await api.as(people.admin ?? null).renewReportKey({ params });
  expect(after).toMatch(/^[0-9a-f]{24}$/);
  expect(after).not.toBe(before);
  expect(await statusesOf(`shop~${before}`, null)).toEqual([404]);
  expect(await statusesOf(`shop~${after}`, null)).toEqual([200]);
  expect(print.calls).toHaveLength(5);
  const [entry] = (
    await io.db.select().from(activityLog).where(eq(activityLog.action, 'report-visibility-changed'))
  ).slice(-1);
  expect(entry).toMatchObject({ projectSlug: 'shop', detail: { visibility: 'link', newLink: true } });
});

test('only admins of the project can change it', async () => {
  for (const [person, status] of [
    ['visitor', 401],
    ['stranger', 404],
    ['member', 403],
  ] as const) {
    const as = api.as(people[person] ?? null);
    await expect(as.setReportVisibility({ params, body: { visibility: 'public' } })).rejects.toMatchObject({ status });
    await expect(as.renewReportKey({ params })).rejects.toMatchObject({ status });
  }
});

test('non-public reports are neither cached nor listed by search engines', async () => {
  const look = async (name: string) => {
    const seen = [];
    for (const path of [`/og/report/${name}.png`, `/audit/${name}.pdf`]) {
      const { headers } = await hosts.request(`http://localhost:3000${path}`);
      seen.push([headers.get('x-robots-tag'), headers.get('cache-control')]);
    }
    return seen;
  };
  await setTo('link');
  const hidden = ['noindex', 'private, no-cache'];
  expect(await look(`shop~${(await current()).reportKey}`)).toEqual([hidden, hidden]);
  await setTo('public');
  const open = [null, 'public, max-age=300'];
  expect(await look('shop')).toEqual([open, open]);
});

test('links mailed before keys existed open the report until its visibility is changed', async () => {
  await io.db
    .update(projects)
    .set({ reportVisibility: 'link', reportOpensWithoutKey: true })
    .where(eq(projects.id, project.id));
  expect(await statusesOf('shop', null)).toEqual([200]);
  // The key is not revealed to callers without one.
  const { project: shown } = await api.as(null).getPublicAudit({ params: { projectSlug: 'shop' } });
  expect(shown.reportName).toBe('shop');
  await setTo('link');
  expect(await statusesOf('shop', null)).toEqual([404]);
});

test('an audit and its pages keep their addresses when a newer audit comes', async () => {
  await setTo('link');
  const { reportKey: key } = await current();
  const visitor = api.as(null);
  const [newer] = await io.db
    .insert(audits)
    .values({ projectId: project.id, status: 'completed', score: 70, finishedAt: new Date() })
    .returning();
  const page = { projectSlug: `shop~${key}`, auditSubPageId: String(audit.page) };
  expect(await visitor.getPublicAuditSubPage({ params: page })).toMatchObject({
    score: 50,
    audit: { uuid: audit.uuid },
  });
  const short = await visitor.getPublicAudit({ params: { projectSlug: `shop~${key}` } });
  expect(short).toMatchObject({ uuid: newer?.uuid, isNewest: true, lastingName: `${newer?.uuid}~${key}` });
  const lasting = await visitor.getPublicAudit({ params: { projectSlug: `${audit.uuid}~${key}` } });
  expect(lasting).toMatchObject({ uuid: audit.uuid, score: 50, isNewest: false });
  // A page of somebody else's audit is not found by its number.
  const other = await api.addProject('neighbour');
  const [theirs] = await io.db
    .insert(audits)
    .values({ projectId: other.id, status: 'completed', score: 1 })
    .returning();
  const [foreign] = await io.db
    .insert(auditSubPages)
    .values({ projectId: other.id, auditId: theirs?.id ?? 0, url: 'https://n.example/', status: 1, score: 1 })
    .returning();
  const wrong = { projectSlug: `shop~${key}`, auditSubPageId: String(foreign?.id) };
  await expect(visitor.getPublicAuditSubPage({ params: wrong })).rejects.toMatchObject({ status: 404 });
  await io.db.delete(audits).where(eq(audits.id, newer?.id ?? 0));
});

test('the results of an audit are read once for all readers as soon as it is completed, not before', async () => {
  const { id: projectId } = await api.addProject('read-once');
  const [row] = await io.db.insert(audits).values({ projectId, status: 'in_progress' }).returning();
  const auditId = row?.id ?? 0;
  await io.db.insert(auditSubPages).values({ projectId, auditId, url: 'https://o.example/', status: 1, score: 1 });
  const scoreAfter = async (score: number) => {
    await io.db.update(auditSubPages).set({ score }).where(eq(auditSubPages.auditId, auditId));
    return (await openAudit(io, projectId, auditId)).pages[0]?.score;
  };
  expect([await scoreAfter(10), await scoreAfter(20)]).toEqual([10, 20]);
  await io.db.update(audits).set({ status: 'completed' }).where(eq(audits.id, auditId));
  expect([await scoreAfter(30), await scoreAfter(40)]).toEqual([30, 30]);
});

test('a page that is deleted after its audit was read is no longer linked', async () => {
  const { id: projectId } = await api.addProject('deleted-page');
  const [page] = await io.db.insert(subPages).values({ projectId, url: 'https://d.example/', path: '/' }).returning();
  const [row] = await io.db.insert(audits).values({ projectId, status: 'completed', score: 1 }).returning();
  const auditId = row?.id ?? 0;
  const read = { url: 'https://d.example/', subPageId: page?.id ?? 0, status: 1, score: 1 } as const;
  await io.db.insert(auditSubPages).values({ projectId, auditId, ...read });
  const linked = async () => (await openAudit(io, projectId, auditId)).pages.map(({ subPageId }) => subPageId);
  expect(await linked()).toEqual([page?.id]);
  await io.db.delete(subPages).where(eq(subPages.id, page?.id ?? 0));
  expect(await linked()).toEqual([null]);
});

test('our own printer has access for some minutes, and nobody else can use its name', async () => {
  await setTo('off');
  const row = await current();
  const name = printReportName(io, row, 'shop');
  expect((await api.request(`/public/${name}/audit`)).status).toBe(200);
  const later = { ...io, now: () => new Date(Date.now() - 600_000) };
  for (const wrong of [printReportName(later, row, 'shop'), `${name.slice(0, -1)}x`, name.replace('print-', 'print-z')])
    expect((await api.request(`/public/${wrong}/audit`)).status).toBe(404);
  const other = await api.addProject('other');
  await io.db.update(projects).set({ reportVisibility: 'off' }).where(eq(projects.id, other.id));
  expect((await api.request(`/public/${name.replace('shop', 'other')}/audit`)).status).toBe(404);
});

test.each([
  '/og/report/%00.png',
  '/og/card/%00.jpg',
  '/onepager/%00.pdf',
  '/audit/%00.pdf',
  '/og/sketch/%00/1.jpg',
  '/onepager/%E0%A4%A.pdf',
])('%s names nothing', async (path) => expect((await hosts.request(`http://localhost:3000${path}`)).status).toBe(404));
