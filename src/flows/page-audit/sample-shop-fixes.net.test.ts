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

test('no fix shown for a page of the sample shop makes a card worse, and each has the promised effect', async () => {
  const readable = cases.filter(({ id, status = 200 }) => id !== 'slow' && status < 400);
  const options = { userAgent: 'Linkbild', withReach: false };
  let read = 0;
  // One after the other: all at once, some take longer than a page may.
  for (const { path } of readable) {
    const result = await auditUrlWithoutStages(safeFetch, shop.url + path, options);
    if (!result.ok) continue;
    expectFixesToHold(path, result.evidence);
    read += 1;
  }
  expect(read).toBeGreaterThan(25);
});
