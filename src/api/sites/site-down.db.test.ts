import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { rawRows } from '#io/db/raw-rows.ts';
import { subPages } from '#io/db/schema/index.ts';
import { waitFor } from '../../../test/api.ts';
import { createSiteApi } from './connected-site.fixture.ts';

const { api, db, pages, outage, siteUrl, call, addSite } = await createSiteApi();
const jobs = () =>
  rawRows(
    db,
    { state: z.string(), retries: z.number(), message: z.string().nullable() },
    sql`select state::text, retry_count as retries, output->>'message' as message
      from pgboss.job where name = 'site-changes' order by created_on`,
  );

test('a change reported while the site is down is read when it is back', async () => {
  const site = await addSite('down');
  const token = await site.connect();
  const reportChange = (path: string) =>
    call('POST', '/site/changes', { changes: [{ url: siteUrl + path, change: 'changed' }] }, token);
  const titles = async () =>
    (await db.select().from(subPages).where(eq(subPages.projectId, site.project.id)).orderBy(subPages.id)).map(
      ({ title }) => title,
    );
  pages.set('/vase', '<title>Vase</title>');
  pages.set('/lamp', '<title>Lamp</title>');
  outage.isDown = true;
  expect(await reportChange('/vase')).toMatchObject({ status: 202, accepted: 1 });
  await api.runJobs();
  await waitFor(async () => (await jobs())[0]?.state === 'retry', 'the failed attempt');
  expect(await jobs()).toMatchObject([{ message: 'changed pages could not be read yet: server-error' }]);
  expect(await titles()).toEqual([null]);
  outage.isDown = false;
  // Makes the job due at once; the next change notifies the workers.
  await db.execute(sql`update pgboss.job set start_after = now() where name = 'site-changes'`);
  await reportChange('/lamp');
  await waitFor(async () => (await jobs()).every(({ state }) => state === 'completed'), 'both jobs');
  expect(await titles()).toEqual(['Vase', 'Lamp']);
  expect((await jobs()).map(({ retries }) => retries > 0)).toEqual([true, false]);
});
