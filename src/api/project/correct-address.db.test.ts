import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addSiteCrawl, findRunningCrawl } from '#io/db/queries/pages/site-crawls.ts';
import { addProject, changeProject, lockProject } from '#io/db/queries/projects/projects.ts';
import { audits, crawlDays, subPages } from '#io/db/schema/index.ts';
import { createShopApi, jobDone } from '../../../test/api-with-shop.ts';

const { api, shop } = await createShopApi();
await api.runJobs();
const owner = api.as((await api.addPerson('owner@example.com')).token);
/** Nothing listens there; the host is one that may be requested. */
const wrong = shop.url.replace('http:', 'https:');

test('an address that cannot be read is corrected in place, and by adding it with the other protocol', async () => {
  const first = await owner.saveProject({ body: { full: wrong } });
  // Its progress says so, and why.
  const unread = { state: 'failed', text: { en: expect.stringMatching(/address securely|can’t be read/) } };
  expect(await jobDone(owner, first.job?.id ?? '')).toMatchObject(unread);
  const params = { id: first.project.uuid };
  expect((await owner.getProject({ params })).problems).not.toEqual([]);
  const again = await owner.saveProject({ body: { full: shop.url } });
  expect([again.project.id, again.project.full]).toEqual([first.project.id, expect.stringMatching(/^http:/)]);
  await jobDone(owner, again.job?.id ?? '');
  const read = await owner.getProject({ params });
  expect(read).toMatchObject({ title: 'Halm & Ton', pageType: 'shopify' });
  expect((await owner.listSubPages({ params, query: {} })).items.every(({ url }) => url.startsWith(shop.url))).toBe(
    true,
  );
});

test('the address as the form shows it again is read by http too', async () => {
  const http = api.as((await api.addPerson('http@example.com')).token);
  const made = await http.saveProject({ body: { full: wrong } });
  await jobDone(http, made.job?.id ?? '');
  const params = { id: made.project.uuid };
  const { job } = await http.changeAddress({ params, body: { full: new URL(wrong).host } });
  expect(await jobDone(http, job?.id ?? '')).toMatchObject({ state: 'done' });
  expect(await http.getProject({ params })).toMatchObject({ full: new URL(shop.url).href, title: 'Halm & Ton' });
});

test('changeAddress reads the new address, and refuses once pages were read', async () => {
  const other = api.as((await api.addPerson('other@example.com')).token);
  const made = await other.saveProject({ body: { full: wrong } });
  await jobDone(other, made.job?.id ?? '');
  const params = { id: made.project.uuid };
  const { job } = await other.changeAddress({ params, body: { full: shop.url } });
  await jobDone(other, job?.id ?? '');
  await expect
    .poll(async () => (await other.listSubPages({ params, query: { perPage: 1 } })).items[0]?.fetchedAt ?? null, {
      timeout: 30_000,
    })
    .not.toBeNull();
  await expect(other.changeAddress({ params, body: { full: wrong } })).rejects.toMatchObject({
    code: 'ADDRESS_IS_READ',
  });
});

const slackFetch = {
  day: '2026-11-19',
  bot: 'Slack',
  isBot: true,
  source: 'Slack',
  state: 0,
  routeTemplateId: 0,
  count: 1,
} as const;

test.each([
  ['follows', 'as long as nobody has met it', async () => undefined],
  ['stays', 'once our tag was seen', (id: number) => changeProject(api.io.db, id, { verifiedAt: new Date() })],
  [
    'stays',
    'once an image was fetched',
    (projectId: number) => api.io.db.insert(crawlDays).values({ ...slackFetch, projectId }),
  ],
  [
    'stays',
    'once it was audited',
    (projectId: number) => api.io.db.insert(audits).values({ projectId, trigger: 'manual' }),
  ],
])('the name %s the corrected address %s', async (what, when, happened) => {
  const [from, to] = [`${what}-${when}`, `new-${when}`].map((name) => name.replaceAll(' ', '-'));
  const person = api.as((await api.addPerson(`${from}@example.com`)).token);
  const { project } = await person.saveProject({ body: { full: `https://${from}.example` } });
  const params = { id: project.uuid };
  await happened(project.id);
  const changed = await person.changeAddress({ params, body: { full: `https://www.${to}.example` } });
  expect([project.slug, changed.project.slug]).toEqual([from, what === 'follows' ? to : from]);
  expect((await person.getProject({ params })).slug).toBe(changed.project.slug);
  // The same website in another spelling is no other name, and what is taken stays with whom it belongs to.
  const again = await person.changeAddress({ params, body: { full: `http://${to}.example` } });
  expect(again.project.slug).toBe(changed.project.slug);
  const other = api.as((await api.addPerson(`other-${from}@example.com`)).token);
  const made = await other.saveProject({ body: { full: `https://other-${from}.example` } });
  const otherParams = { id: made.project.uuid };
  const taken = await other.changeAddress({ params: otherParams, body: { full: `https://${to}.test` } });
  expect(taken.project.slug).toBe(what === 'follows' ? `${to}-test` : to);
});

test('a correction waits for a writer that holds the project and its pages, ends the old crawl, and believes nothing seen before', async () => {
  const { db } = api.io;
  const third = await api.addPerson('third@example.com');
  const seen = { verifiedAt: new Date(), locales: { de: 'https://other.example/de' } };
  const project = await addProject(db, { full: wrong, state: 'active', ownerId: third.id, ...seen });
  await api.join(project.id, third.id, 'admin');
  const page = { projectId: project.id, url: `${wrong}/a`, path: '/a' };
  await db.insert(subPages).values(page);
  const crawl = await addSiteCrawl(db, { projectId: project.id, kind: 'read', findsLinks: true, maxPages: 5 });
  let correcting: Promise<unknown> = Promise.resolve();
  await db.transaction(async (writer) => {
    await lockProject(writer, project.id);
    correcting = api.as(third.token).saveProject({ body: { full: shop.url } });
    await expect.poll(() => isWaiting(), { timeout: 10_000 }).toBe(true);
    await writer.update(subPages).set({ title: 'late' }).where(eq(subPages.projectId, project.id));
  });
  await expect(correcting).resolves.toMatchObject({ project: { id: project.id, verifiedAt: null, locales: {} } });
  expect((await findRunningCrawl(db, project.id, 'read'))?.id).not.toBe(crawl);
});

const isWaiting = async () =>
  (await api.io.db.execute(sql`select 1 from pg_locks where not granted and locktype <> 'virtualxid'`)).rows.length > 0;

test('an address typed without a protocol is read by http where nothing answers under https, as the check does', async () => {
  const typed = api.as((await api.addPerson('typed@example.com')).token);
  const { project, job } = await typed.saveProject({ body: { full: new URL(shop.url).host } });
  await jobDone(typed, job?.id ?? '');
  expect(await typed.getProject({ params: { id: project.uuid } })).toMatchObject({
    full: new URL(shop.url).href,
    title: 'Halm & Ton',
    // Its sitemap was found there too.
    subPagesFound: expect.any(Number),
  });
});
