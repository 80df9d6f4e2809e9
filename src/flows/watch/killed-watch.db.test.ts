import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { watches } from '#io/db/schema/index.ts';
import { waitFor } from '../../../test/api.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';
import { bundleWorker } from '../../../test/bundled-worker.ts';
import { addWatchedProject } from '../../../test/generated-projects.ts';
import { few } from '../../../test/size.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { WatchOrder } from '../../../test/watch-worker.ts';
import { createReceiver } from './receiver.fixture.ts';

// Workers that look at pages, write alerts and send them, killed in the middle.

const KILLS = few(4, 20);
const PAGES = KILLS * 20;
/** Concurrent webhooks of a worker to one server, which a kill may leave unfinished. */
const IN_FLIGHT = 4;
const startWatchWorker = await bundleWorker<WatchOrder>('watch-worker');
const receiver = await createReceiver();
const allowed = new URL(receiver.url('/')).host;
const { api, shop } = await createShopApi({ pages: PAGES, lean: true }, { alsoAllowed: [allowed] });
const { db } = api.io;
const owner = await api.addPerson('owner@example.com');
const count = async (query: string): Promise<number> => Number((await db.execute(query)).rows[0]?.count);
const looks = () => count('select count(*) from saved');

/** A watched project with an owner, a chat channel and a webhook endpoint that receive everything. */
async function watchedProject() {
  const watched = { pages: PAGES, ownerId: owner.id, planId: 'professional-500' };
  const project = await addWatchedProject(db, shop.url, watched);
  await db.insert(watches).values({ projectId: project.id, since: new Date('2026-11-01T00:00:00Z') });
  const params = { id: String(project.id) };
  const as = api.as(owner.token);
  await as.addWebhookEndpoint({
    params,
    body: { url: receiver.url('/hooks'), events: ['preview.changed', 'incident.opened'] },
  });
  await as.addAlertChannel({ params, body: { kind: 'slack', name: 'chat', address: receiver.url('/chat') } });
  // A trigger records every saved look, whichever worker saved it.
  await db.execute(`create table saved (sub_page_id integer, turn integer);
    create function mark_look() returns trigger language plpgsql as $$ begin insert into saved values (new.sub_page_id, new.turn); return new; end $$;
    create trigger mark_look after update of looked_at on watched_pages for each row when (new.looked_at is distinct from old.looked_at) execute function mark_look()`);
  return project.id;
}

async function end(worker: ChildProcess | undefined, signal?: NodeJS.Signals) {
  if (signal) worker?.kill(signal);
  if (worker?.exitCode === null && worker.signalCode === null) await once(worker, 'exit');
}

test(`killed ${KILLS} times during looks and once while alerting: nothing is counted or sent twice, nothing is lost`, async () => {
  const projectId = await watchedProject();
  const order = {
    databaseUrl: api.databaseUrl,
    projectId,
    allowedHosts: [new URL(shop.url).host, allowed],
    folder: temporaryFolder('watched'),
    leaseMs: 500,
  };
  // Every page is looked at, and again a day later. In between the theme loses images.
  let now = '2026-11-03T09:36:00Z';
  const workers = [startWatchWorker({ ...order, now })];
  for (let kill = 1; kill <= KILLS; kill++) {
    if (kill === KILLS / 2) {
      shop.publish({ id: 777, losesImage: (number) => number % 2 === 0 });
      now = '2026-11-04T09:36:00Z';
    }
    workers.push(startWatchWorker({ ...order, now }));
    const until = kill * 30;
    await waitFor(async () => (await looks()) >= until, `look ${until}`);
    await end(workers.shift(), 'SIGKILL');
  }
  for (const worker of workers) await end(worker);

  // The second look opens the incident. The worker that posts it to the chat is killed before it can save that.
  const answer = receiver.holdAnswers('/chat');
  const alerter = startWatchWorker({ ...order, now: '2026-11-04T12:00:00Z' });
  await waitFor(async () => receiver.at('/chat').length === 1, 'the message');
  await end(alerter, 'SIGKILL');
  answer();
  for (const later of ['12:30', '13:00']) await end(startWatchWorker({ ...order, now: `2026-11-04T${later}:00Z` }));

  const saved = await looks();
  expect(await count('select count(*) from (select distinct sub_page_id, turn from saved) as once')).toBe(saved);
  expect(await count(`select used as count from monitoring_months where project_id = ${projectId}`)).toBe(saved);
  expect(await count(`select count(*) from incidents where project_id = ${projectId}`)).toBe(1);
  expect(await count(`select count(*) from incidents where project_id = ${projectId} and state = 'open'`)).toBe(1);

  expect(await count(`select count(*) from mails where recipient = '${owner.email}'`)).toBe(1);
  expect(await count(`select count(*) from alerts where sent_at is not null`)).toBe(2);
  // A chat cannot detect duplicates: only the message that was being sent arrives twice.
  expect(receiver.at('/chat')).toHaveLength(2);

  // One event for each stored change and one for the incident. Each arrived, and a repeated one has the same id.
  const changes = await count(`select count(*) from page_snapshots where jsonb_array_length(changes) > 0`);
  expect(changes).toBeGreaterThan(0);
  expect(await count(`select count(*) from webhook_deliveries`)).toBe(changes + 1);
  expect(await count(`select count(*) from webhook_deliveries where delivered_at is null`)).toBe(0);
  const arrived = receiver.at('/hooks').map(({ headers, body }) => `${headers['webhook-id']} ${body}`);
  expect(new Set(arrived).size).toBe(changes + 1);
  expect(arrived.length - new Set(arrived).size).toBeLessThanOrEqual((KILLS + 1) * IN_FLIGHT);
});
