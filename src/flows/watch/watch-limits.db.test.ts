import { sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { startDueAudits } from '#flows/audit/start-audit.ts';
import { upsertSubscription } from '#io/db/queries/billing/plan-requests.ts';
import { hintPages, takeLooks } from '#io/db/queries/watch/take-looks.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import type { Io } from '#io/io.ts';
import { firstTheme } from '../../../sample-shop/generated-pages.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';
import { addWatchedProject } from '../../../test/generated-projects.ts';
import { showMonitoring } from './show-monitoring.ts';
import { startDueWatches, watchProject } from './watch-project.ts';

// The limits of plans, just below and just above. Months are UTC.

const PAGES = 40;
let now = new Date();
const { api, shop } = await createShopApi({ pages: PAGES, lean: true }, { change: { now: () => now } });
const owner = await api.addPerson('owner@example.com');
const { signal } = new AbortController();

/** The pages requested from the shop, and a hook for each request. */
let requested: string[] = [];
let onRequest: () => Promise<void> = async () => undefined;
const io: Io = {
  ...api.io,
  politeFetch: {
    ...api.io.politeFetch,
    fetch: async (url, options) => {
      if (url.includes('/products/item-')) {
        requested.push(url);
        await onRequest();
      }
      return api.io.politeFetch.fetch(url, options);
    },
  },
};

const plans = [
  ['starter-100', 1000],
  ['professional-100', 10_000],
] as const;
const LAST_MINUTE = '2026-11-30T23:59:30Z';

/** A project at a time of its month, with this many events used. */
async function projectAt(time: string, planId: string, used: number, pages = PAGES) {
  now = new Date('2026-10-20T00:00:00Z');
  requested = [];
  onRequest = async () => undefined;
  shop.publish(firstTheme);
  const project = await addWatchedProject(io.db, shop.url, { pages, ownerId: owner.id, planId });
  await watch(project.id);
  now = new Date(time);
  requested = [];
  await setUsed(project.id, used);
  return project;
}

async function setUsed(projectId: number, used: number) {
  const month = `${now.toISOString().slice(0, 7)}-01`;
  await io.db.execute(sql`insert into monitoring_months (project_id, month, used) values (${projectId}, ${month}, ${used})
    on conflict (project_id, month) do update set used = excluded.used`);
}

const watch = (projectId: number) => watchProject(io, projectId, signal);

async function usedIn(projectId: number, month: string): Promise<number> {
  const query = sql`select used from monitoring_months where project_id = ${projectId} and month = ${`${month}-01`}`;
  return (await rawRows(io.db, { used: z.number() }, query))[0]?.used ?? 0;
}

const allPages = () =>
  Array.from({ length: PAGES }, (_, at) => `${shop.url}/products/item-${String(at + 1).padStart(6, '0')}`);

describe.each(plans)('%s with %i events', (planId, limit) => {
  test('looks up to the last event and not one more, with four workers at once', async () => {
    const { id } = await projectAt(LAST_MINUTE, planId, limit - 15);
    await Promise.all([watch(id), watch(id), watch(id), watch(id)]);
    expect(await usedIn(id, '2026-11')).toBe(limit);
    expect(requested).toHaveLength(15);
    expect(new Set(requested).size).toBe(15);
  });

  test('ends with its last event, also for pages that changed, and reports that', async () => {
    const { id } = await projectAt(LAST_MINUTE, planId, limit - 1);
    expect(await hintPages(io.db, id, allPages(), now)).toBe(PAGES);
    await watch(id);
    await watch(id);
    expect(await usedIn(id, '2026-11')).toBe(limit);
    expect(requested).toHaveLength(1);
    const { events } = await showMonitoring(io, id);
    const renewsAt = new Date('2026-12-01T00:00:00Z');
    expect(events).toEqual({ used: limit, limit, renewsAt, nextLookAt: renewsAt });
    // No looks are enqueued; the monthly audit runs as on every plan.
    const jobs = sql`select count(*)::int as count from pgboss.job where name = 'watch-project' and data ->> 'projectId' = ${String(id)}`;
    await startDueWatches(io);
    expect((await rawRows(io.db, { count: z.number() }, jobs))[0]?.count).toBe(0);
    await io.db.execute(sql`update projects set created_at = now() - interval '2 months' where id = ${id}`);
    await startDueAudits(io);
    const audits = sql`select count(*)::int as count from audits where project_id = ${id} and trigger = 'schedule'`;
    expect((await rawRows(io.db, { count: z.number() }, audits))[0]?.count).toBe(1);
  });

  test('starts again with the next month', async () => {
    const { id } = await projectAt('2026-11-30T23:59:59.999Z', planId, limit);
    await watch(id);
    expect(requested).toEqual([]);
    now = new Date('2026-12-01T00:00:00.000Z');
    await watch(id);
    expect([await usedIn(id, '2026-11'), await usedIn(id, '2026-12')]).toEqual([limit, 1]);
  });
});

test('a look that begins in one month and ends in the next counts once, where it ends', async () => {
  const { id } = await projectAt('2026-11-30T23:59:59.999Z', 'starter-100', 999);
  onRequest = async () => {
    now = new Date('2026-12-01T00:00:01Z');
  };
  await watch(id);
  expect([await usedIn(id, '2026-11'), await usedIn(id, '2026-12')]).toEqual([999, 1]);
});

test('a slow worker that was taken for dead does not use an event that another one has used', async () => {
  const { id } = await projectAt('2026-11-30T23:40:00Z', 'starter-100', 999);
  let isSlow = true;
  onRequest = async () => {
    if (!isSlow) return;
    isSlow = false;
    now = new Date('2026-11-30T23:50:00Z');
    await watch(id);
  };
  await watch(id);
  expect(requested).toHaveLength(2);
  expect(await usedIn(id, '2026-11')).toBe(1000);
});

test('pages leased by a dead worker go to the next, up to the last event', async () => {
  const { id } = await projectAt('2026-11-30T23:40:00Z', 'starter-100', 989);
  const take = (minutes: number) => {
    const at = new Date(now.getTime() + minutes * 60_000);
    return takeLooks(io.db, { projectId: id, limit: 1000, pages: PAGES, most: 20, now: at });
  };
  const held = await take(0);
  expect(held).toHaveLength(11);
  expect(await take(4)).toEqual([]);
  const again = await take(6);
  expect(again).toHaveLength(11);
  expect(new Set(again.map(({ subPageId }) => subPageId))).toEqual(new Set(held.map(({ subPageId }) => subPageId)));
  // Released once and leased again: a look saved for the expired turn is ignored.
  expect(again.every(({ turn }, at) => turn === (held[at]?.turn ?? 0) + 2)).toBe(true);
});

test('four workers look at every page once', async () => {
  const { id } = await projectAt('2026-11-16T00:00:00Z', 'professional-100', 0);
  await Promise.all([watch(id), watch(id), watch(id), watch(id)]);
  expect(requested.toSorted()).toEqual(allPages());
  expect(await usedIn(id, '2026-11')).toBe(PAGES);
});

test('pages that have not changed take fewer statements than looks', async () => {
  const { id } = await projectAt('2026-11-16T00:00:00Z', 'professional-100', 0);
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await watch(id);
  const statements = query.mock.calls
    .map(([given]) => JSON.stringify(given))
    .filter((text) => !text.includes('pgboss'));
  query.mockRestore();
  expect(requested).toHaveLength(PAGES);
  expect(statements.length).toBeGreaterThan(10);
  expect(statements.length).toBeLessThan(PAGES);
});

describe('a change of the plan in the middle of the month', () => {
  const change = (projectId: number, planId: string) =>
    upsertSubscription(io.db, { projectId, planId, userId: owner.id, period: 'monthly' });
  const MIDDLE = '2026-11-16T00:00:00Z';

  test('to a larger one goes on at once, and looks at each page once and not ten times in a row', async () => {
    const { id } = await projectAt(MIDDLE, 'starter-100', 1000);
    await watch(id);
    expect(requested).toEqual([]);
    await change(id, 'professional-100');
    await watch(id);
    expect(requested.toSorted()).toEqual(allPages());
    expect(await usedIn(id, '2026-11')).toBe(1000 + PAGES);
    expect((await showMonitoring(io, id)).events).toMatchObject({ used: 1000 + PAGES, limit: 10_000 });
  });

  test('to a smaller one whose events are used already waits for the next month', async () => {
    const { id } = await projectAt(MIDDLE, 'professional-100', 5000);
    await change(id, 'starter-100');
    await watch(id);
    expect(requested).toEqual([]);
    expect((await showMonitoring(io, id)).events).toMatchObject({ used: 5000, limit: 1000 });
    now = new Date('2026-12-01T00:00:00Z');
    await watch(id);
    expect(await usedIn(id, '2026-12')).toBe(1);
  });

  test.each(['starter-100', 'free'])('to %s while pages are looked at finishes those and takes no more', async (to) => {
    const { id } = await projectAt(MIDDLE, 'professional-100', 1000);
    onRequest = async () => {
      if (requested.length === 5) await change(id, to);
    };
    await watch(id);
    expect(requested).toHaveLength(20);
    expect(await usedIn(id, '2026-11')).toBe(1020);
  });

  test('keeps what another worker holds within the smaller limit', async () => {
    const { id } = await projectAt(MIDDLE, 'starter-100', 990);
    const take = (limit: number) =>
      takeLooks(io.db, { projectId: id, limit, pages: PAGES, most: 20, now: new Date(LAST_MINUTE) });
    expect(await take(1000)).toHaveLength(10);
    expect(await take(1000)).toHaveLength(0);
  });
});
