import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { addCrawlPages, addSiteCrawl, crawlProgress, findSiteCrawl } from '#io/db/queries/pages/site-crawls.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { siteCrawlPages } from '#io/db/schema/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createPageReader } from '#io/page-reader/page-reader.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { followLinks } from './follow-links.ts';

// A crawl meets a page that ends its reader. It goes on with the others, and does not meet that page again.

const { db } = await createTestDatabase();
const html = '<!doctype html><title>Mug</title>';
const server = createServer((request, response) => {
  if (request.url === '/robots.txt') return void response.writeHead(404).end();
  response.setHeader('content-type', 'text/html').end(request.url === '/hostile' ? `${html}loop` : html);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const program = new URL('../../io/page-reader/hostile-process.fixture.ts', import.meta.url);
const reader = createPageReader({ processes: 2, program });
const safeFetch = createSafeFetch({ allowedPrivateHosts: [host], reader });
afterAll(async () => {
  await safeFetch.close();
  reader.close();
  server.closeAllConnections();
  server.close();
});

async function crawled(paths: string[], before?: (crawlId: number) => Promise<unknown>) {
  const project = await addProject(db, { full: `http://${host}/`, pageType: 'shopify', state: 'active' });
  const id = await addSiteCrawl(db, { projectId: project.id, kind: 'read', maxPages: 100 });
  const crawl = await findSiteCrawl(db, id);
  if (!crawl) throw new Error('no crawl');
  await addCrawlPages(
    db,
    crawl,
    paths.map((path) => `http://${host}${path}`),
    0,
  );
  await before?.(id);
  const signal = new AbortController().signal;
  const end = await followLinks(id, { db, safeFetch, userAgent: 'LinkbildBot/1.0', imagesUrls: [], signal });
  const pages = await db.select().from(siteCrawlPages).where(eq(siteCrawlPages.siteCrawlId, id));
  return { end, progress: await crawlProgress(db, id), pages };
}

test('a page that ends its reader is given up with a reason, and the crawl ends', async () => {
  const { end, progress, pages } = await crawled(['/a', '/hostile', '/b']);
  expect(end).toBe('done');
  expect(progress).toMatchObject({ done: 2, failed: 1, waiting: 0, taken: 0 });
  const failed = pages.filter(({ state }) => state === 'failed');
  expect(failed.map(({ url, reason, attempts }) => [url, reason, attempts])).toEqual([
    [`http://${host}/hostile`, 'too-complex', 1],
  ]);
});

test('a page that was taken again and again by processes that died is given up without being read', async () => {
  const { end, pages } = await crawled(['/a'], (id) =>
    db.update(siteCrawlPages).set({ attempts: 9 }).where(eq(siteCrawlPages.siteCrawlId, id)),
  );
  expect(end).toBe('done');
  expect(pages).toMatchObject([{ state: 'failed', reason: 'too-complex' }]);
});
