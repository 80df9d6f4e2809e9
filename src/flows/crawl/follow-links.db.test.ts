import { once } from 'node:events';
import { afterAll, describe, expect, test } from 'vitest';
import { crawlProgress } from '#io/db/queries/pages/site-crawls.ts';
import { startSampleShop } from '../../../sample-shop/server.ts';
import { waitFor } from '../../../test/api.ts';
import { bundleWorker } from '../../../test/bundled-worker.ts';
import type { CrawlOrder } from '../../../test/crawl-worker.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { planCrawl } from '../../../test/generated-projects.ts';
import { few } from '../../../test/size.ts';

const KILLS = few(3, 10);
const startCrawlWorker = await bundleWorker<CrawlOrder>('crawl-worker');
const database = await createTestDatabase();
const PAGES = few(240, 800);
const shop = await startSampleShop({ port: 0, pages: PAGES, lean: true });
afterAll(() => shop.close());
const order = { databaseUrl: database.url, allowedHost: new URL(shop.url).host, leaseMs: 500, atOnce: 4 };
const count = async (query: string): Promise<number> => Number((await database.pool.query(query)).rows[0].count);

// Memory over many pages is measured in `npm run bench -- crawl`, more kills in `npm run bench -- kills`.
describe('a worker that is killed repeatedly', () => {
  test(`has each of ${PAGES} pages read and judged exactly once in the end`, async () => {
    // A trigger records every saved result, whichever worker saved it.
    await database.pool.query(`create table saved (sub_page_id integer);
      create function mark() returns trigger language plpgsql as $$ begin insert into saved values (new.id); return new; end $$;
      create trigger mark after update of result on sub_pages for each row execute function mark()`);
    const { project, siteCrawlId } = await planCrawl(database, shop.url, PAGES);
    const read = () => count(`select pages_read as count from site_crawls where id = ${siteCrawlId}`);
    // The next worker is up before the last one dies, so there are always two that share the pages.
    const walkers = [startCrawlWorker({ ...order, siteCrawlId })];
    const killedAt: number[] = [];
    for (let kill = 1; kill <= KILLS; kill++) {
      walkers.push(startCrawlWorker({ ...order, siteCrawlId }));
      // Each kill hits another point of a worker's batch.
      const until = Math.round((PAGES * (kill - 0.6 + 0.35 * Math.sin(kill))) / (KILLS + 1));
      await waitFor(async () => (await read()) >= until, `page ${until}`);
      killedAt.push(await read());
      const oldest = walkers.shift();
      oldest?.kill('SIGKILL');
      if (oldest?.exitCode === null && oldest.signalCode === null) await once(oldest, 'exit');
    }
    expect(killedAt.at(-1), 'all kills came while there was work').toBeLessThan(PAGES);
    expect(new Set(killedAt).size).toBeGreaterThan(KILLS * 0.7);
    const [last] = walkers;
    if (last?.exitCode === null) await once(last, 'exit');
    expect(last?.exitCode).toBe(0);

    expect(await crawlProgress(database.db, siteCrawlId)).toEqual({
      state: 'done',
      waiting: 0,
      taken: 0,
      done: PAGES,
      failed: 0,
      skipped: 0,
    });
    expect(await read()).toBe(PAGES);
    expect(await count('select count(*) from saved')).toBe(PAGES);
    expect(await count('select count(distinct sub_page_id) from saved')).toBe(PAGES);
    const unread = `select count(*) from sub_pages where project_id = ${project.id} and (result is null or meta_data is null)`;
    expect(await count(unread)).toBe(0);
    await database.pool.query('drop trigger mark on sub_pages; drop function mark; drop table saved');
  });
});
