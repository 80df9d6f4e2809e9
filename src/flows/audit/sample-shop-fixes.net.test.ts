import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectFixesToHold } from '#domain/audit/fixes/fixes-hold.fixture.ts';
import { createSafeFetch, type SafeFetch } from '#io/fetch/safe-fetch.ts';
import { cases } from '../../../sample-shop/cases.ts';
import { type SampleShop, startSampleShop } from '../../../sample-shop/server.ts';
import { auditUrlWithoutStages } from './audit-url.ts';

let shop: SampleShop;
let safeFetch: SafeFetch;

beforeAll(async () => {
  shop = await startSampleShop({ port: 0 });
  safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(shop.url).host] });
});
afterAll(async () => {
  await safeFetch.close();
  await shop.close();
});

test('every fix shown for a page of the sample shop makes no card worse and brings what it says', async () => {
  const readable = cases.filter(({ id, status = 200 }) => id !== 'slow' && status < 400);
  const paths = readable.map(({ path }) => path);
  const options = { userAgent: 'Linkbild', withReach: false };
  const results = await Promise.all(
    paths.map(async (path) => ({ path, ...(await auditUrlWithoutStages(safeFetch, shop.url + path, options)) })),
  );
  const read = results.filter((result) => result.ok);
  for (const { path, evidence } of read) expectFixesToHold(path, evidence);
  expect(read.length).toBeGreaterThan(25);
}, 60_000);
