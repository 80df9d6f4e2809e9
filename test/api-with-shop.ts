import { afterAll } from 'vitest';
import { baseTemplateSeed, savePlans } from '#io/db/seeds/index.ts';
import type { SafeFetchOptions } from '#io/fetch/fetch-types.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import type { Io } from '#io/io.ts';
import { type SampleShopOptions, startSampleShop } from '../sample-shop/server.ts';
import { createTestApi, waitFor } from './api.ts';

/** The API beside a sample shop that it may read, without politeness: a test does not wait 100 ms per page. */
export async function createShopApi(
  options: Partial<SampleShopOptions> = {},
  more: { alsoAllowed?: string[]; limits?: SafeFetchOptions['limits']; change?: Partial<Io> } = {},
) {
  const shop = await startSampleShop({ port: 0, ...options });
  const allowedPrivateHosts = [new URL(shop.url).host, ...(more.alsoAllowed ?? [])];
  const safeFetch = createSafeFetch({ allowedPrivateHosts, ...(more.limits ? { limits: more.limits } : {}) });
  const api = await createTestApi({ safeFetch, politeFetch: safeFetch, ...more.change });
  await savePlans(api.io.db);
  await baseTemplateSeed.insert(api.io.db);
  afterAll(async () => {
    await safeFetch.close();
    await shop.close();
  });
  return { api, shop, safeFetch };
}

/** Follows a job to its end, as a page does. */
export async function jobDone(as: ReturnType<Awaited<ReturnType<typeof createTestApi>>['as']>, id: string) {
  return waitFor(async () => {
    const progress = await as.getJobProgress({ params: { id } });
    return (progress.state === 'done' || progress.state === 'failed') && progress;
  }, `the end of job ${id}`);
}
