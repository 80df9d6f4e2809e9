import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deleteUnclaimedSites } from '#flows/admin/delete-expired.ts';
import { waitFor } from '../../../test/api.ts';
import { createCheckerApi } from './checker.fixture.ts';

// Checking a whole site while watching it. Each test uses a new client, because limits are counted per client.

const { api, shop, plainSite, closedShop } = await createCheckerApi();
await api.runJobs();
const visitor = api.as(null);
const check = (website: string, as = visitor) => as.checkSite({ body: { website } });
const finished = (name: string) =>
  waitFor(async () => {
    const { status } = await visitor.watchAudit({ params: { projectSlug: name } });
    return status === 'completed' && visitor.getPublicAudit({ params: { projectSlug: name } });
  }, 'the end of the audit');

test('twenty pages of a shop are checked while one watches, without a mail', async () => {
  const { reportName } = await check(`${shop.url}/products/dune-vase`);
  expect(reportName).toMatch(/^[a-z0-9-]+~[0-9a-f]{24}$/);
  // The report exists from the start and fills up.
  const first = await visitor.watchAudit({ params: { projectSlug: reportName } });
  expect(first).toMatchObject({ address: new URL(shop.url).host, pages: expect.any(Array) });
  const seen = await waitFor(async () => {
    const progress = await visitor.watchAudit({ params: { projectSlug: reportName } });
    return progress.pages.some(({ card }) => card !== null) && progress;
  }, 'the first card');
  expect(seen.pagesPlanned).toBe(20);
  expect(seen.pages.find(({ card }) => card)).toMatchObject({ isDone: true, card: { platform: 'whatsapp' } });
  const audit = await finished(reportName);
  expect(audit).toMatchObject({ pagesPlanned: 20, pagesDone: 20, score: expect.any(Number) });
  // Home, products, collections, pages and articles are all among them.
  const kinds = new Set(audit.pages.map(({ path }) => path.split('/')[1]));
  for (const kind of ['', 'products', 'collections', 'pages', 'blogs']) expect(kinds, kind).toContain(kind);
  const { rows } = await api.io.db.execute(sql`select count(*)::int as mails from mails`);
  expect(rows).toEqual([{ mails: 0 }]);
});

test('the same site within an hour is the same report, whoever asks and with whichever page', async () => {
  const [one, two] = await Promise.all([
    check(shop.url, api.as(null)),
    check(`${shop.url}/collections/all`, api.as(null)),
  ]);
  expect(one).toEqual(two);
  const { rows } = await api.io.db.execute(sql`select count(*)::int as checks from site_checks`);
  expect(rows).toEqual([{ checks: 1 }]);
  await api.io.db.execute(sql`update site_checks set created_at = now() - interval '61 minutes'`);
  expect((await check(shop.url, api.as(null))).reportName).not.toBe(one.reportName);
});

test('two who ask at once share one check', async () => {
  await api.io.db.execute(sql`delete from rate_limits`);
  const both = await Promise.all([check(plainSite.url, api.as(null)), check(plainSite.url, api.as(null))]);
  expect(new Set(both.map(({ reportName }) => reportName)).size).toBe(1);
});

test('a site that is no shop and has no sitemap is checked by its links', async () => {
  const { reportName } = await check(plainSite.url);
  const audit = await finished(reportName);
  expect(audit).toMatchObject({ pagesPlanned: 1, project: { pageType: 'custom' } });
});

test.each([
  ['a missing site', () => 'http://nowhere.invalid/', 'PAGE_NOT_FOUND'],
  ['an address in the local network', () => 'http://127.0.0.1:1/', 'PAGE_NOT_FOUND'],
  ['a closed shop', () => closedShop.url, 'PAGE_PASSWORD_PROTECTED'],
  ['a site that fails', () => `${plainSite.failingUrl}/`, 'CHECK_FAILED'],
  ['something else', () => 'not an address', 'VALIDATION_FAILED'],
])('%s is refused at once', async (_what, website, code) => {
  await expect(check(website(), api.as(null))).rejects.toMatchObject({ status: 422, code });
});

test('five an hour for a client, twelve a day for a site', async () => {
  await api.io.db.execute(sql`delete from rate_limits`);
  await api.io.db.execute(sql`delete from site_checks`);
  const codes: string[] = [];
  const ask = (website: string, as: typeof visitor) =>
    check(website, as).catch((error: { code: string }) => void codes.push(error.code));
  for (let turn = 0; turn < 6; turn++) await ask(`http://nowhere-${turn}.invalid/`, visitor);
  expect(codes).toEqual([...Array(5).fill('PAGE_NOT_FOUND'), 'TOO_MANY_REQUESTS']);
  codes.length = 0;
  await api.io.db.execute(sql`delete from rate_limits where bucket = 'site-check-client'`);
  for (let turn = 0; turn < 13; turn++) {
    await api.io.db.execute(sql`delete from rate_limits where bucket = 'site-check-client'`);
    await ask('http://nowhere.invalid/', api.as(null));
  }
  expect(codes).toEqual([...Array(12).fill('PAGE_NOT_FOUND'), 'TOO_MANY_REQUESTS']);
});

test('after 30 days nothing is left, unless the site became somebody’s', async () => {
  await api.io.db.execute(sql`delete from rate_limits`);
  const [mine, nobodys] = [await check(shop.url), await check(plainSite.url)];
  await Promise.all([finished(mine.reportName), finished(nobodys.reportName)]);
  const owner = await api.addPerson('owner@example.com');
  const [slug = ''] = mine.reportName.split('~');
  const { rows } = await api.io.db.execute(sql`select id from projects where slug = ${slug}`);
  await api.join(Number(rows[0]?.id), owner.id, 'admin');
  await deleteUnclaimedSites(api.io, 30, AbortSignal.timeout(60_000));
  expect(await finished(nobodys.reportName)).toMatchObject({ status: 'completed' });
  await api.io.db.execute(sql`update site_checks set created_at = now() - interval '31 days'`);
  await deleteUnclaimedSites(api.io, 30, AbortSignal.timeout(60_000));
  const left = await api.io.db.execute(sql`select slug from projects where id in (select project_id from site_checks)`);
  expect(left.rows).toEqual([{ slug }]);
  await expect(visitor.getPublicAudit({ params: { projectSlug: nobodys.reportName } })).rejects.toMatchObject({
    status: 404,
  });
});
