import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { addSiteCrawl, crawlProgress, planReading } from '#io/db/queries/pages/site-crawls.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { rawRows, rawTimestamp } from '#io/db/raw-rows.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { startSampleShop } from '../../../sample-shop/server.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { followLinks } from './follow-links.ts';

// Pages are read a second time, conditionally on the validators that each sent, or did not send, the first time.

const { db } = await createTestDatabase();
const shop = await startSampleShop({ port: 0 });
const safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(shop.url).host] });
afterAll(async () => {
  await safeFetch.close();
  await shop.close();
});

const pages = [
  ['/pages/about', 'strong', 304],
  ['/pages/shipping', 'weak', 304],
  ['/pages/workshop', 'none', 200],
  ['/pages/care', 'wrong', 200],
  ['/pages/contact', 'changing', 200],
] as const;

test('pages are read again whatever validators they send', async () => {
  const project = await addProject(db, { full: `${shop.url}/`, pageType: 'shopify', state: 'active' });
  const found = pages.map(([path]) => ({
    url: shop.url + path,
    path,
    routeId: null,
    type: 'page',
    status: 0 as const,
    lastModifiedAt: null,
  }));
  await upsertFoundPages(db, project.id, found, 100);
  const read = async () => {
    const id = await addSiteCrawl(db, { projectId: project.id, kind: 'read', maxPages: 100 });
    await planReading(db, { id, projectId: project.id }, 'all');
    const options = {
      db,
      safeFetch,
      userAgent: 'LinkbildBot/1.0',
      imagesUrls: [],
      signal: new AbortController().signal,
    };
    expect(await followLinks(id, options)).toBe('done');
    expect(await crawlProgress(db, id)).toMatchObject({ done: pages.length, failed: 0, skipped: 0 });
    return rawRows(
      db,
      { path: z.string(), status: z.number(), fetched_at: rawTimestamp, data_status: z.number() },
      sql`select known.path, page.status, known.fetched_at, known.data_status from site_crawl_pages as page
        join sub_pages as known using (project_id, url_hash) where site_crawl_id = ${id}`,
    );
  };
  const first = await read();
  expect(first.map(({ status }) => status)).toEqual(pages.map(() => 200));
  const second = await read();
  const statusOf = new Map(second.map(({ path, status }) => [path, status]));
  expect(pages.map(([path]) => [path, statusOf.get(path)])).toEqual(pages.map(([path, , status]) => [path, status]));
  for (const { path, fetched_at } of second) {
    const before = first.find((one) => one.path === path)?.fetched_at ?? fetched_at;
    expect(fetched_at.getTime(), path).toBeGreaterThan(before.getTime());
  }
});
