import { expect, test } from 'vitest';
import { fetchSubPages } from '#flows/crawl/fetch-sub-pages.ts';
import { findCover, planUsage } from '#io/db/queries/billing/covering-plan.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { describeShop } from './describe-shop.ts';
import { createShopTest } from './pages/shop.fixture.ts';
import { startPageSync } from './pages/start-page-sync.ts';
import { syncPages } from './pages/sync-pages.ts';

// The Overview, the plan and the dashboard count the same pages.

const ownLanguage = ['read_products', 'read_content', 'read_themes'];

async function createShop(options: Parameters<typeof createShopTest>[0]) {
  const test = await createShopTest(options);
  const { io, shop, project, row } = test;
  const pagesOf = async () => {
    if (!io.shopify) throw new Error('the app has no keys');
    const { pages } = await describeShop(io, io.shopify, project.id);
    const usage = await planUsage(io.db, project.id, await findCover(io.db, project.id));
    return { pages, usage };
  };
  const sync = async () => {
    await startPageSync(io, io.db, await row());
    await syncPages(io, shop.domain, new AbortController().signal);
  };
  const readSitemap = async () => {
    const current = await findProject(io.db, project.id);
    if (current) await fetchSubPages(io, current);
  };
  return { ...test, pagesOf, sync, readSitemap };
}

test('pages of the sitemap count among those that the plan covers, and its number of pages stays', async () => {
  const { pagesOf, sync, readSitemap } = await createShop({
    ...{ shop: { products: 40 }, scopes: ownLanguage, planId: 'starter-100' },
  });
  await sync();
  const first = (await pagesOf()).pages;
  // The shop's own language alone was read.
  expect(first).toMatchObject({ leftOut: 0, isCounting: true });
  await readSitemap();
  const { pages, usage } = await pagesOf();
  expect(pages.found).toBeGreaterThan(first.found ?? 0);
  expect(pages).toMatchObject({ found: usage.subPagesFound, read: usage.subPages, isCounting: false });
  await sync();
  expect((await pagesOf()).pages).toEqual({ ...pages, readAt: expect.any(Date) });
});

test('what the plan leaves out', async () => {
  const { pagesOf, sync } = await createShop({ shop: { products: 300 }, planId: 'starter-100' });
  await sync();
  const { pages } = await pagesOf();
  expect(pages).toMatchObject({ read: 100, leftOut: (pages.found ?? 0) - 100, isCounting: false });
  expect(pages.leftOut).toBeGreaterThan(500);
});
