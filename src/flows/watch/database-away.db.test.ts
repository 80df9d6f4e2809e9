import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sendAlerts } from '#flows/alerts/send-alerts.ts';
import { isDatabaseAway } from '#io/db/database-unavailable.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import type { Io } from '#io/io.ts';
import { firstTheme } from '../../../sample-shop/generated-pages.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';
import { createDatabaseLink } from '../../../test/database-link.ts';
import { addWatchedProject } from '../../../test/generated-projects.ts';
import { startDueWatches, watchProject } from './watch-project.ts';

// The database becomes unavailable during the watch and is back a minute later.

const PAGES = 60;
let now = new Date();
const { api, shop } = await createShopApi({ pages: PAGES, lean: true }, { change: { now: () => now } });
const owner = await api.addPerson('owner@example.com');
const link = await createDatabaseLink(api.databaseUrl);
const { signal } = new AbortController();
let onPage: () => void = () => undefined;
const politeFetch: Io['politeFetch'] = {
  ...api.io.politeFetch,
  fetch: (url, options) => {
    if (url.includes('/products/item-')) onPage();
    return api.io.politeFetch.fetch(url, options);
  },
};
const io: Io = { ...api.io, db: link.db, reportDb: link.db, politeFetch };
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const count = async (query: ReturnType<typeof sql>) =>
  (await rawRows(api.io.db, { count: z.number() }, query))[0]?.count ?? Number.NaN;
const usedOf = (id: number) =>
  count(sql`select coalesce(sum(used), 0)::int as count from monitoring_months where project_id = ${id}`);
const looksOf = (id: number) =>
  count(sql`select count(*)::int as count from watched_pages where project_id = ${id} and looked_at is not null`);

const newProject = () => {
  now = new Date('2026-11-16T00:00:00Z');
  onPage = () => undefined;
  shop.publish(firstTheme);
  return addWatchedProject(api.io.db, shop.url, { pages: PAGES, ownerId: owner.id });
};
/** Runs work like the job: false if the database was unavailable; other errors are thrown. */
const tried = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error) => {
      if (!isDatabaseAway(error)) throw error;
      return false;
    },
  );

test('unavailable for a minute during looks: the watch continues, and no event counts twice', async () => {
  const { id } = await newProject();
  await watchProject(io, id, signal);
  // Half of the month's events: every page is due.
  now = new Date('2026-11-23T12:00:00Z');
  let pages = 0;
  onPage = () => {
    pages += 1;
    if (pages === 27) link.takeAway();
  };
  expect(await tried(watchProject(io, id, signal))).toBe(false);
  for (let minute = 0; minute < 1; minute += 0.25) {
    expect(await tried(startDueWatches(io))).toBe(false);
    expect(await tried(watchProject(io, id, signal))).toBe(false);
    pass(0.25);
  }
  const before = await usedOf(id);
  expect(before).toBeLessThan(PAGES);
  link.giveBack();

  // Pages without a lease are due at once, the others when their lease ends.
  await watchProject(io, id, signal);
  expect(await usedOf(id)).toBeGreaterThan(before);
  pass(6);
  await watchProject(io, id, signal);
  expect(await looksOf(id)).toBe(PAGES);
  // Plus one: the first page was looked at before.
  expect(await usedOf(id)).toBe(PAGES + 1);
  expect(await count(sql`select count(*)::int as count from page_snapshots where project_id = ${id}`)).toBe(PAGES);
});

test('unavailable at any commit, with its response lost: each look counts once, one incident, one mail', async () => {
  const { id } = await newProject();
  const marks = sql`select count(*)::int as count from saved_looks`;
  await api.io.db.execute(`create table saved_looks (sub_page_id integer, turn integer, unique (sub_page_id, turn));
    create function mark_look() returns trigger language plpgsql as $$ begin insert into saved_looks values (new.sub_page_id, new.turn); return new; end $$;
    create trigger mark_look after update of looked_at on watched_pages for each row when (new.looked_at is distinct from old.looked_at) execute function mark_look()`);
  let broken = 0;
  /** Repeats the work until it succeeds; each attempt loses its connection at a later commit. */
  const insist = async (work: () => Promise<void>) => {
    for (let commit = 1; ; commit++) {
      link.takeAwayAtCommit(commit);
      const isDone = await tried(work());
      link.giveBack();
      if (isDone) return;
      broken += 1;
      pass(6);
    }
  };
  await insist(() => watchProject(io, id, signal));
  now = new Date('2026-11-23T12:00:00Z');
  await insist(() => watchProject(io, id, signal));
  shop.publish({ id: 777, losesImage: () => true });
  pass(5 * 60);
  await insist(() => watchProject(io, id, signal));
  pass(11);
  await insist(() => watchProject(io, id, signal));
  await insist(() => sendAlerts(io, signal));
  expect(broken).toBeGreaterThan(10);
  expect(await usedOf(id)).toBe(await count(marks));
  expect(await looksOf(id)).toBe(PAGES);
  const incidents = sql`select count(*)::int as count from incidents where project_id = ${id} and state = 'open'`;
  expect(await count(incidents)).toBe(1);
  expect(await count(sql`select count(*)::int as count from mails where recipient = ${owner.email}`)).toBe(1);
});
