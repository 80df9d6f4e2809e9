import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { crawlSite } from '#flows/audit/crawl-site.ts';
import { finishAudit } from '#flows/audit/finish-audit.ts';
import { startAudit } from '#flows/audit/start-audit.ts';
import { readNewProject } from '#flows/projects/create-project.ts';
import { addSiteCrawl, crawlProgress, findRunningCrawl, planReading } from '#io/db/queries/pages/site-crawls.ts';
import { listSubPages } from '#io/db/queries/pages/sub-pages.ts';
import { addProject, findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createPoliteFetch } from '#io/polite-fetch/polite-fetch.ts';
import { createTestApi } from '../../../test/api.ts';
import { startBadSites } from './bad-sites.fixture.ts';

// The bad input of the specification: the project says what happened, keeps what it had, and the plan's limit of
// 25 pages holds. Flows run here one after the other; the queue's jobs only call them.

const bad = await startBadSites();
const limits = { firstByteMs: 700, totalMs: 4_000, lookupMs: 1_000, connectMs: 1_000 };
const safeFetch = createSafeFetch({ allowedPrivateHosts: bad.hosts, limits });
/** For sites whose problem is their size: a busy machine must not be mistaken for a slow site. */
const fetchWithLongLimits = createSafeFetch({
  allowedPrivateHosts: bad.hosts,
  limits: { firstByteMs: 60_000, totalMs: 120_000, stallMs: 60_000, lookupMs: 20_000, connectMs: 20_000 },
});
const api = await createTestApi({ safeFetch, politeFetch: safeFetch });
const longLimits = { ...api.io, safeFetch: fetchWithLongLimits, politeFetch: fetchWithLongLimits };
await savePlans(api.io.db);
afterAll(async () => {
  bad.close();
  await Promise.all([safeFetch.close(), fetchWithLongLimits.close()]);
});

const signal = new AbortController().signal;
const said: string[] = [];
const run = { signal, report: async (_: number, text: { en: string }) => void said.push(text.en) };

/** What the job of a new project does, then its crawl. */
async function create(name: string, io = api.io): Promise<ProjectRow> {
  const project = await addProject(api.io.db, { full: bad.urlOf(name), state: 'active' });
  await again(project.id, io);
  return (await findProject(api.io.db, project.id)) ?? project;
}

async function again(projectId: number, io = api.io) {
  await readNewProject(io, projectId, run);
  const crawl = await findRunningCrawl(io.db, projectId, 'read');
  while (crawl && (await crawlSite(io, crawl.id, run)) === 'more');
  return crawl;
}

const pagesOf = async ({ id }: ProjectRow) =>
  (await listSubPages(api.io.db, { projectId: id, page: 1, perPage: 100 })).items;
const wordsOf = ({ problems }: ProjectRow) => problems.map(({ en }) => en).join(' ');

describe('a project of a site that', () => {
  test.each([
    ['down', /The server reports an error \(5xx\)/],
    ['slow', /The page takes too long to answer/],
    ['moved', /redirects to another website: 127\.0\.0\.1/],
  ])('is %s reports it and has only its home page', async (name, words) => {
    const project = await create(name);
    expect(wordsOf(project)).toMatch(words);
    expect(project.problems.every(({ de }) => de.length > 10)).toBe(true);
    expect((await pagesOf(project)).map(({ path }) => path)).toEqual(['/']);
  });

  test('never ends (calendar) is read up to the limit', async () => {
    const project = await create('calendar', longLimits);
    const pages = await pagesOf(project);
    expect(pages).toHaveLength(25);
    expect(pages.every(({ url }) => !url.includes('?'))).toBe(true);
  });

  test('has 200,000 URLs: 25 are added, the rest is counted and reported', async () => {
    const project = await create('endless', longLimits);
    expect(project.subPagesFound).toBe(200_000);
    expect(await pagesOf(project)).toHaveLength(25);
    expect(wordsOf(project)).toContain('Your plan has room for 25 pages of this website. 199,975 more');
  });

  test('sends a sitemap bomb reports it', async () => {
    const project = await create('bomb', longLimits);
    expect(wordsOf(project)).toMatch(
      /Sitemap \/sitemap\.xml: (the answer of the server is too large|its XML contains errors|this isn’t a sitemap)/,
    );
    expect(await pagesOf(project)).toHaveLength(1);
  });

  test('has invalid XML keeps what comes before the error', async () => {
    const project = await create('wrong');
    expect(wordsOf(project)).toContain('Sitemap /sitemap.xml: its XML contains errors.');
    expect((await pagesOf(project)).map(({ path }) => path)).toContain('/good');
  });

  test('has 10 MB of robots.txt is read by its first rules', async () => {
    const project = await create('robots', longLimits);
    const pages = await pagesOf(project);
    const byPath = Object.fromEntries(pages.map(({ path, fetchedAt }) => [path, fetchedAt !== null]));
    expect(byPath).toEqual({ '/': true, '/open': true, '/private/a': false });
    expect(wordsOf(project)).toContain('doesn’t let us read this page');
  });

  test('mixes http and https has each page once', async () => {
    const paths = (await pagesOf(await create('mixed'))).map(({ path }) => path).sort();
    expect(paths).toEqual(['/', '/a', '/b']);
  });

  test('changes between requests keeps its pages, ids included', async () => {
    const project = await create('changing');
    const before = await pagesOf(project);
    await again(project.id);
    const after = await pagesOf(project);
    expect(after.length).toBeGreaterThan(before.length);
    expect(after.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
    expect(after.every(({ title }) => title === null || !title.includes('\u0000'))).toBe(true);
  });

  test('responds 429 with Retry-After is retried after that time', async () => {
    const polite = createPoliteFetch(api.io.db, safeFetch, { exempt: [], pace: { places: 4, paceMs: 20 } });
    const io = { ...api.io, politeFetch: polite };
    const project = await addProject(api.io.db, { full: bad.urlOf('busy'), state: 'active' });
    await readNewProject(io, project.id, run);
    const crawl = await findRunningCrawl(api.io.db, project.id, 'read');
    await crawlSite(io, crawl?.id ?? 0, run);
    expect(await crawlProgress(api.io.db, crawl?.id ?? 0)).toMatchObject({ state: 'done', done: 4, failed: 0 });
  });
});

describe('an audit of a site that', () => {
  beforeAll(() => {
    said.length = 0;
  });
  test('is down by now has no score and says why; the pages keep what was read', async () => {
    const project = await create('mixed');
    const read = await pagesOf(project);
    const url = bad.urlOf('down');
    const gone: ProjectRow = project;
    // The same pages on a server that only responds 503.
    await api.io.db.execute(
      `update sub_pages set url = replace(url, '${project.full}', '${url}') where project_id = ${gone.id}`,
    );
    await api.io.db.execute(`update projects set "full" = '${url}' where id = ${gone.id}`);
    const { audit } = await startAudit(api.io, { projectId: gone.id, trigger: 'manual' });
    const crawl = await findRunningCrawl(api.io.db, gone.id, 'audit');
    await crawlSite(api.io, crawl?.id ?? 0, run);
    await finishAudit(api.io, audit.id);
    const admin = api.as((await api.addPerson('audit@example.com', { role: 'superadmin' })).token);
    expect(await admin.getAudit({ params: { id: audit.uuid } })).toMatchObject({
      status: 'completed',
      score: null,
      failure: { text: { en: expect.stringMatching(/robots\.txt|5xx/) } },
      pages: [{ status: -1 }, { status: -1 }, { status: -1 }],
    });
    expect((await pagesOf(gone)).map(({ title }) => title)).toEqual(read.map(({ title }) => title));
  });
});

test('a cancelled crawl stops where it is', async () => {
  const project = await create('mixed');
  const siteCrawlId = await addSiteCrawl(api.io.db, { projectId: project.id, kind: 'read', maxPages: 25 });
  await planReading(api.io.db, { id: siteCrawlId, projectId: project.id }, 'all');
  const admin = api.as((await api.addPerson('cancel@example.com', { role: 'superadmin' })).token);
  await admin.cancelCrawl({ params: { id: project.uuid } });
  await crawlSite(api.io, siteCrawlId, run);
  expect(await crawlProgress(api.io.db, siteCrawlId)).toMatchObject({ state: 'stopped', waiting: 3, done: 0 });
});
