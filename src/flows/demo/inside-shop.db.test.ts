import { expect, test } from 'vitest';
import { seed } from '#io/db/seeds/index.ts';
import { withOwnFiles } from '#io/fetch/own-files.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createPoliteFetch } from '#io/polite-fetch/polite-fetch.ts';
import { createInsideShop } from '../../../sample-shop/inside.ts';
import { whenOver } from '../../../test/after-run.ts';
import { createTestApi, waitFor } from '../../../test/api.ts';
import { enqueueDemoSeed } from './seed-demo-project.ts';

// A public site, where no sample shop listens: the demo's pages and images come from inside the process.

const files = 'https://linkbild.example/sample-shop';
const shop = createInsideShop(files);
const plain = createSafeFetch({ allowedPrivateHosts: [], inside: shop, lookup: async () => [] });
whenOver(() => plain.close());
const safeFetch = withOwnFiles(plain, { publicPrefix: `${files}/`, localPrefix: `${shop.url}/` });
const api = await createTestApi({ safeFetch });
api.io.politeFetch = createPoliteFetch(api.io.db, safeFetch, { exempt: [shop.host] });
await seed(api.io.db, { sampleShopUrl: shop.url });

const userAgent = 'test';

test('its pages are read like any others, redirects, limits and all', async () => {
  const home = await safeFetch.fetch(`${shop.url}/`, { userAgent });
  expect(home).toMatchObject({ ok: true, status: 200, finalUrl: `${shop.url}/` });
  expect(await safeFetch.fetch(`${shop.url}/nothing`, { userAgent })).toMatchObject({ ok: false, status: 404 });
  const short = await safeFetch.fetch(`${shop.url}/`, { userAgent, maxBytes: 20_000, onTooLarge: 'truncate' });
  expect(short).toMatchObject({ ok: true, truncated: true });
  // What makes the sample shop difficult for tests is not there for strangers.
  expect(await safeFetch.fetch(`${shop.url}/pages/loop`, { userAgent })).toMatchObject({ ok: false, status: 404 });
  // Every other name is resolved as always.
  expect(await safeFetch.fetch('https://other.example/', { userAgent })).toMatchObject({ ok: false, reason: 'dns' });
});

test('browsers get its images from our own address, and only those that a page names', async () => {
  const page = await safeFetch.fetch(`${shop.url}/products/halo-table-lamp`, { userAgent });
  const html = page.ok ? Buffer.from(page.body).toString() : '';
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
  expect(address).toMatch(/^https:\/\/linkbild\.example\/sample-shop\/cdn\//);
  const { pathname, searchParams } = new URL(address);
  const image = await shop.image(pathname.replace('/sample-shop', ''), searchParams);
  expect(image?.type).toBe('image/jpeg');
  const read = await safeFetch.fetch(address, { userAgent });
  expect(read).toMatchObject({ ok: true, url: address, finalUrl: address });
  expect(await shop.image('/cdn/shop/files/halo-table-lamp-3000x2000-raw.png', new URLSearchParams())).toBeNull();
});

test('the demo gets its audit and its images without an open port', async () => {
  await enqueueDemoSeed(api.io, true);
  await api.runJobs();
  const visitor = api.as(null);
  const audit = await waitFor(async () => {
    const found = await visitor.getPublicAudit({ params: { projectSlug: 'demo' } }).catch(() => null);
    return found?.status === 'completed' && found;
  }, 'the audit of the demo');
  expect(audit).toMatchObject({ pagesPlanned: 50, pagesDone: 50, project: { slug: 'demo' } });
  const root = api.as((await api.addPerson('root@example.com', { role: 'superadmin' })).token);
  const params = { id: String(audit.project.uuid) };
  await waitFor(async () => (await root.listOgImages({ params, query: {} })).total >= 5, 'images of the demo');
  const cards = await visitor.getDemoCaseStudyCards({ params: { id: 'hakro' } });
  expect(cards.map(({ problem }) => problem)).toEqual([null, null, null]);
});
