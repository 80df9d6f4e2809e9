import { and, count, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTemplatesTest, of } from '#api/template/templates.fixture.ts';
import { audits, projects, routeTemplates, subPages } from '#io/db/schema/index.ts';

// Ten requests at once where the plan has room for one more.

const { api, db, project, as, begin, params, routeId } = await createTemplatesTest();
const times = Array.from({ length: 10 }, (_, at) => at);

/** The number of successful requests; all others must be refused because of the limit. */
async function carriedOut(requests: Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(requests);
  const refusals = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const refusal of refusals) expect(refusal).toMatchObject({ status: 402, code: 'LIMIT_REACHED' });
  return results.length - refusals.length;
}

test('pages: the last place is given once', async () => {
  const page = (at: number) => ({
    projectId: project.id,
    url: `https://halm.example/p/${at}`,
    path: `/p/${at}`,
    routeId,
  });
  const [known] = await db.select({ rows: count() }).from(subPages).where(eq(subPages.projectId, project.id));
  const free = 24 - (known?.rows ?? 0);
  await db.insert(subPages).values(Array.from({ length: free }, (_, at) => page(at)));
  const add = (at: number) => as.addSubPage({ params, body: { url: `https://halm.example/new/${at}` } });
  expect(await carriedOut(times.map(add))).toBe(1);
  const [now] = await db.select({ rows: count() }).from(subPages).where(eq(subPages.projectId, project.id));
  expect(now?.rows).toBe(25);
});

test('audits: the month’s last one is started once, and everybody gets that one', async () => {
  const started = await Promise.all(times.map(() => as.startAudit({ params })));
  expect(started).toHaveLength(10);
  const [now] = await db.select({ rows: count() }).from(audits).where(eq(audits.projectId, project.id));
  expect(now?.rows).toBe(1);
  await db.update(audits).set({ status: 'completed' }).where(eq(audits.projectId, project.id));
  expect(await carriedOut(times.map(() => as.startAudit({ params })))).toBe(0);
});

test('designs: one goes live for a kind of page', async () => {
  const ids: number[] = [];
  for (const name of ['product-full', 'price-tag', 'product-split']) ids.push((await begin(name)).id);
  const isLive = and(eq(routeTemplates.routeId, routeId), eq(routeTemplates.state, 'live'));
  await db.update(routeTemplates).set({ state: 'inactive' }).where(isLive);
  const done = await carriedOut(ids.map((id) => as.updateTemplate({ params: of(id), body: { state: 'live' } })));
  expect(done).toBe(1);
  const [live] = await db.select({ rows: count() }).from(routeTemplates).where(isLive);
  expect(live?.rows).toBe(1);
});

test('people: the free plan has one, and ten invitations at once are ten refusals', async () => {
  const invite = (at: number) => as.addCollaborator({ params, body: { email: `p${at}@example.com` } });
  expect(await carriedOut(times.map(invite))).toBe(0);
});

test('domains: the first project is created once', async () => {
  const { token, id } = await api.addPerson('new@example.com');
  const create = (at: number) => api.as(token).saveProject({ body: { full: `https://shop-${at}.example` } });
  expect(await carriedOut(times.map(create))).toBe(1);
  const own = await db.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, id));
  expect(own).toHaveLength(1);
});
