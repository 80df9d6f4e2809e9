import { afterAll } from 'vitest';
import { baseTemplateSeed } from '#io/db/seeds/base-templates.ts';
import { savePlans } from '#io/db/seeds/plans.ts';
import type { DoorOptions } from '#io/fetch/door.ts';
import { createDoor } from '#io/fetch/safe-fetch.ts';
import type { Io } from '#io/io.ts';
import { type SampleShopOptions, startSampleShop } from '../sample-shop/server.ts';
import { createTestApi, waitFor } from './api.ts';

/** The API beside a sample shop that it may read, without manners: a test does not wait 100 ms a page. */
export async function createShopApi(
  options: Partial<SampleShopOptions> = {},
  more: { alsoAllowed?: string[]; limits?: DoorOptions['limits']; change?: Partial<Io> } = {},
) {
  const shop = await startSampleShop({ port: 0, ...options });
  const allowedPrivateHosts = [new URL(shop.url).host, ...(more.alsoAllowed ?? [])];
  const door = createDoor({ allowedPrivateHosts, ...(more.limits ? { limits: more.limits } : {}) });
  const api = await createTestApi({ door, politeDoor: door, ...more.change });
  await savePlans(api.io.db);
  await baseTemplateSeed.sow(api.io.db);
  afterAll(async () => {
    await door.close();
    await shop.close();
  });
  return { api, shop, door };
}

/** Follows a job to its end, as a page does. */
export async function jobDone(as: ReturnType<Awaited<ReturnType<typeof createTestApi>>['as']>, id: string) {
  return waitFor(async () => {
    const progress = await as.getJobProgress({ params: { id } });
    return (progress.state === 'done' || progress.state === 'failed') && progress;
  }, `the end of job ${id}`);
}
