import { and, count, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fetchSubPages } from '#flows/crawl/fetch-sub-pages.ts';
import { refreshSubPages } from '#flows/crawl/refresh-sub-pages.ts';
import { creditBalances, credits, projects, rateLimits, subPages } from '#io/db/schema/index.ts';
import { createServingCaches } from '#io/image-caches/serving-caches.ts';
import { createImageHosts } from './app.ts';
import { createServingTest, page } from './serving.fixture.ts';

// A site that responds 200 to everything, and strangers who make up pages of it. The plan is the free one: 25 pages, so
// ten unknown pages a day, and never more than ten.

const { io, project, pages, requested, get, site, answerAll, clearCaches, clock } = await createServingTest();
const { uuid } = project;
answerAll((url) => page(`Anything at ${url}`));
pages.set('/', page('Home', '<a href="/pages/linked">A page</a>'));
pages.set('/sitemap.xml', 404);
await io.db.insert(creditBalances).values({ projectId: project.id, balance: 5 });

const ofProject = eq(subPages.projectId, project.id);
const rows = async () => (await io.db.select({ count: count() }).from(subPages).where(ofProject))[0]?.count;
const find = async (path: string) =>
  (
    await io.db
      .select()
      .from(subPages)
      .where(and(ofProject, eq(subPages.url, `${site}${path}`)))
  )[0];
const balance = async () =>
  (await io.db.select().from(creditBalances).where(eq(creditBalances.projectId, project.id)))[0]?.balance;
const jobs = async () =>
  (await io.db.execute(sql`select data from pgboss.job where name = 'fetch-sub-pages' order by created_on`)).rows;
const sitemap = (...paths: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${site}${path}</loc></url>`).join('')}</urlset>`;
const run = { signal: new AbortController().signal, report: async () => undefined };
/** A day later, for the limits that PostgreSQL counts by its own clock. */
const nextDay = () => io.db.update(rateLimits).set({ windowStart: sql`now() - interval '2 days'` });

test('a hundred made-up pages take ten places and no credit, and all get an image', async () => {
  const etags: (string | null)[] = [];
  for (let number = 0; number < 100; number++) {
    if (number % 20 === 0) clock.offset += 61_000; // a limited number of pages of a site are read per minute
    const answer = await get(`${uuid}/v1/junk-${number}.jpg`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    etags.push(answer.headers.get('etag'));
  }
  expect(await rows()).toBe(10);
  expect(await balance()).toBe(5);
  expect(await io.db.select().from(credits)).toEqual([]);
  // The first ten are drawn, the others are the same fallback image.
  expect(new Set(etags.slice(0, 10)).size).toBe(10);
  expect(new Set(etags.slice(10)).size).toBe(1);
  const [row] = await io.db.select().from(projects).where(eq(projects.id, project.id));
  expect(row?.overLimitAt).toBeNull();
});

test('the sitemap is queued once, with the pages that were requested', async () => {
  const list = await jobs();
  expect(list).toHaveLength(1);
  expect(list[0]?.data).toMatchObject({ projectId: project.id, requested: [`${site}/junk-0`] });
});

test('the next day adds no more unknown pages than the plan allows', async () => {
  await nextDay();
  clearCaches();
  await Promise.all(Array.from({ length: 4 }, (_, number) => get(`${uuid}/v1/more-${number}.jpg`)));
  expect(await rows()).toBe(10);
});

test('two processes share the allowance', async () => {
  await io.db.delete(subPages).where(ofProject);
  await nextDay();
  const process = () => createImageHosts({ ...io, serving: createServingCaches(io.db, io.uptime) }).app;
  const both = [process(), process()];
  const calls = Array.from({ length: 16 }, (_, number) =>
    both[number % 2]?.fetch(new Request(`http://localhost:3000/images/${uuid}/v1/at-once-${number}.jpg`)),
  );
  expect((await Promise.all(calls)).map((answer) => answer?.status)).toEqual(calls.map(() => 200));
  expect(await rows()).toBeLessThanOrEqual(10);
});

test('the site’s own pages are added beside them, as many as the plan allows', async () => {
  const own = Array.from({ length: 24 }, (_, number) => `/products/own-${number}`);
  pages.set('/sitemap.xml', sitemap(...own));
  await fetchSubPages(io, project);
  const confirmed = await io.db
    .select()
    .from(subPages)
    .where(and(ofProject, eq(subPages.isConfirmed, true)));
  expect(confirmed).toHaveLength(25); // including the home page
  const last = confirmed.at(-1)?.path ?? '';
  clock.offset += 61_000;
  clearCaches();
  const answer = await get(`${uuid}/v1${last}.jpg`);
  expect(answer.headers.get('cache-control')).toContain('max-age=86400');
  expect(await balance()).toBe(5);
});

test('an unknown page with a known canonical URL is that page', async () => {
  const before = await rows();
  for (const tag of [
    '<link rel="canonical" href="/products/own-1">',
    '<meta property="og:url" content="/products/own-1">',
  ]) {
    pages.set('/other-name', page('Other', tag));
    clock.offset += 601_000;
    clearCaches();
    const answer = await get(`${uuid}/v1/other-name.jpg`);
    expect(answer.headers.get('cache-control')).toContain('max-age=86400');
  }
  expect(await rows()).toBe(before);
});

test('a page named by the sitemap works once it was read, and beyond the plan for a credit', async () => {
  const stranger = await get(`${uuid}/v1/products/new.jpg`);
  expect(stranger.headers.get('cache-control')).toContain('max-age=60');
  expect(await find('/products/new')).toBeUndefined();
  pages.set('/sitemap.xml', sitemap('/products/new'));
  await refreshSubPages(
    io,
    { projectId: project.id, requested: [`${site}/products/new`, `${site}/products/junk`] },
    run,
  );
  expect(await find('/products/new')).toMatchObject({ isConfirmed: true });
  expect(await find('/products/junk')).toBeUndefined();
  clock.offset += 61_000;
  clearCaches();
  const known = await get(`${uuid}/v1/products/new.jpg`);
  expect(known.headers.get('etag')).not.toBe(stranger.headers.get('etag'));
  expect(await balance()).toBe(4);
});

test('so does a page that the home page links to', async () => {
  pages.set('/sitemap.xml', 404);
  const wanted = ['/pages/linked', '/pages/not-linked'];
  await refreshSubPages(io, { projectId: project.id, requested: wanted.map((path) => `${site}${path}`) }, run);
  expect(await find('/pages/linked')).toMatchObject({ isConfirmed: true });
  expect(await find('/pages/not-linked')).toBeUndefined();
  expect(requested).toContain('/');
});
