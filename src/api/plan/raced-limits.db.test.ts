import { and, count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTemplatesTest, of } from '#api/template/templates.fixture.ts';
import { chargeAndStoreImage, NoCreditLeft } from '#flows/serve-image/redraw-page.ts';
import { bookCredits, creditBalance } from '#io/db/queries/billing/credits.ts';
import { saveCrawledPages, upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { addCrawlPages, addSiteCrawl, findSiteCrawl, leaseCrawlPages } from '#io/db/queries/pages/site-crawls.ts';
import { countSubPages } from '#io/db/queries/pages/sub-pages.ts';
import { audits, ogImages, projects, routeTemplates, subPages } from '#io/db/schema/index.ts';

// Every limit of a plan holds for concurrent requests: ten at once where it has room for one more. Users:
// invitations.db.test.ts, trials: plan.db.test.ts.

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

const succeeded = <Value>(results: PromiseSettledResult<Value>[]) =>
  results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));

test('of eight projects created at once on eight domains the free plan allows one', async () => {
  const person = await api.addPerson('many@example.com');
  const begin = (at: number) => api.as(person.token).saveProject({ body: { full: `https://shop${at}.example` } });
  const results = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => begin(at)));
  expect(succeeded(results)).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'LIMIT_REACHED' });
  expect(await db.select().from(projects).where(eq(projects.ownerId, person.id))).toHaveLength(1);
});

test('the same site added five times at once is one project', async () => {
  const person = await api.addPerson('impatient@example.com');
  const begin = () => api.as(person.token).saveProject({ body: { full: 'https://once.example' } });
  const made = succeeded(await Promise.allSettled(Array.from({ length: 5 }, begin)));
  expect(new Set(made.map(({ project }) => project.id)).size).toBe(1);
  expect(made).toHaveLength(5);
});

const page = (at: number) => ({ path: `/${at}`, routeId: null, type: null, lastModifiedAt: null });

test('pages found concurrently stay within the limit', async () => {
  const project = await api.addProject('pages');
  const find = (at: number) =>
    upsertFoundPages(db, project.id, [{ ...page(at), url: `https://pages.example/${at}`, status: 0 }], 3);
  const added = await Promise.all(Array.from({ length: 12 }, (_, at) => find(at)));
  expect(added.reduce((sum, one) => sum + one, 0)).toBe(3);
  expect(await countSubPages(db, project.id)).toBe(3);
});

test('a crawl that follows links adds no page beyond the limit, even if others added pages meanwhile', async () => {
  const project = await api.addProject('links');
  const id = await addSiteCrawl(db, { projectId: project.id, kind: 'read', findsLinks: true, maxPages: 4 });
  const crawl = await findSiteCrawl(db, id);
  if (!crawl) throw new Error('no crawl');
  const urls = ['a', 'b', 'c', 'd'].map((name) => `https://links.example/${name}`);
  await addCrawlPages(db, crawl, urls, 0);
  const taken = await leaseCrawlPages(db, id, 4, 60_000);
  const found = [{ ...page(1), url: 'https://links.example/served', status: 0 as const }];
  await upsertFoundPages(db, project.id, [...found, { ...page(2), url: urls[0] ?? '', status: 0 }], 4);
  const read = { title: 't', imageUrl: null, metaData: {}, result: {}, etag: null, lastModifiedAt: null, type: null };
  const pages = taken.map(({ id: pageId, attempts, url }) => ({
    ...{ id: pageId, attempts, state: 'done' as const, status: 200, reason: null },
    read: { ...read, path: new URL(url).pathname, routeId: null } as never,
  }));
  expect(await saveCrawledPages(db, crawl, pages)).toBe(4);
  expect(await countSubPages(db, project.id)).toBe(4);
  // The page that was known before is still read.
  const { rows } = await db.execute(sql`select title from sub_pages where url = ${urls[0]}`);
  expect(rows).toEqual([{ title: 't' }]);
});

test('of six images drawn at once for two credits two are stored, and none is free', async () => {
  const project = await api.addProject('credits');
  await bookCredits(db, { projectId: project.id, change: 2, reason: 'gift' });
  const image = { type: 1 as const, storageKey: 'k', contentType: 'image/jpeg', width: 1200, height: 630, bytes: 1 };
  const draw = () => chargeAndStoreImage(api.io, { projectId: project.id, version: crypto.randomUUID(), ...image });
  const results = await Promise.allSettled(Array.from({ length: 6 }, draw));
  expect(succeeded(results)).toHaveLength(2);
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(NoCreditLeft);
  expect(await db.select().from(ogImages).where(eq(ogImages.projectId, project.id))).toHaveLength(2);
  expect(await creditBalance(db, project.id)).toBe(0);
});
