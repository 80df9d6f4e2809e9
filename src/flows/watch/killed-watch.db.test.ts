import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { upsertFoundPages } from '#io/db/queries/found-pages.ts';
import { addProject } from '#io/db/queries/projects.ts';
import { subscriptions, watches } from '#io/db/schema/index.ts';
import { generatedPath } from '../../../sample-shop/generated-pages.ts';
import { waitFor } from '../../../test/api.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { WatchOrder } from '../../../test/watch-worker.ts';

const KILLS = 20;
const PAGES = 400;
const { api, shop } = await createShopApi({ pages: PAGES, lean: true });
const { db } = api.io;
const folder = temporaryFolder('watched');

function startWorker(order: WatchOrder): ChildProcess {
  const file = fileURLToPath(new URL('../../../test/watch-worker.ts', import.meta.url));
  const env = {
    ...process.env,
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../../../.cache/walkers', import.meta.url)),
  };
  return spawn(process.execPath, [file, JSON.stringify(order)], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

test('killed 20 times while looking: each look counts once, one incident, one mail', { timeout: 180_000 }, async () => {
  const owner = await api.addPerson('owner@example.com');
  const project = await addProject(db, { full: `${shop.url}/`, pageType: 'shopify', state: 'active' });
  await api.join(project.id, owner.id, 'admin');
  const found = Array.from({ length: PAGES }, (_, at) => {
    const path = generatedPath(at);
    return { url: shop.url + path, path, routeId: null, type: 'product', status: 0 as const, lastModifiedAt: null };
  });
  await upsertFoundPages(db, project.id, found, PAGES);
  await db
    .insert(subscriptions)
    .values({ projectId: project.id, planId: 'professional-500', state: 'active', startedAt: new Date() });
  await db.insert(watches).values({ projectId: project.id, since: new Date('2026-11-01T00:00:00Z') });
  const count = async (query: string): Promise<number> => Number((await db.execute(query)).rows[0]?.count);
  // Every saved look leaves a mark, whichever worker saved it.
  await db.execute(`create table saved (sub_page_id integer, turn integer);
    create function mark_look() returns trigger language plpgsql as $$ begin insert into saved values (new.sub_page_id, new.turn); return new; end $$;
    create trigger mark_look after update of looked_at on watched_pages for each row when (new.looked_at is distinct from old.looked_at) execute function mark_look()`);
  const looks = () => count('select count(*) from saved');
  const order = {
    databaseUrl: api.databaseUrl,
    projectId: project.id,
    allowedHost: new URL(shop.url).host,
    folder,
    leaseMs: 500,
  };

  // 800 events are due: every page is looked at twice. In between the theme loses images.
  let now = '2026-11-03T09:36:00Z';
  const workers = [startWorker({ ...order, now })];
  for (let kill = 1; kill <= KILLS; kill++) {
    if (kill === KILLS / 2) {
      shop.publish({ id: 777, losesImage: (number) => number % 2 === 0 });
      now = '2026-11-03T10:00:00Z';
    }
    workers.push(startWorker({ ...order, now }));
    const until = kill * 30;
    await waitFor(async () => (await looks()) >= until, `look ${until}`);
    const oldest = workers.shift();
    oldest?.kill('SIGKILL');
    if (oldest?.exitCode === null && oldest.signalCode === null) await once(oldest, 'exit');
  }
  for (const worker of workers) if (worker.exitCode === null) await once(worker, 'exit');
  const last = startWorker({ ...order, now: '2026-11-03T12:00:00Z' });
  await once(last, 'exit');

  expect(await count('select count(*) from (select distinct sub_page_id, turn from saved) as once')).toBe(
    await looks(),
  );
  expect(await count(`select used as count from monitoring_months where project_id = ${project.id}`)).toBe(
    await looks(),
  );
  expect(await count(`select count(*) from incidents where project_id = ${project.id}`)).toBe(1);
  expect(await count(`select count(*) from incidents where project_id = ${project.id} and state = 'open'`)).toBe(1);
  expect(await count(`select count(*) from alerts where project_id = ${project.id}`)).toBe(1);
});
