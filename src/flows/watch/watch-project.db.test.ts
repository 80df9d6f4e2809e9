import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rawRows } from '#io/db/raw-rows.ts';
import { firstTheme } from '../../../sample-shop/generated-pages.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';
import { addWatchedProject } from '../../../test/generated-projects.ts';
import { few } from '../../../test/size.ts';
import { startDueWatches, watchProject } from './watch-project.ts';

const PAGES = few(30, 60);
/** Every page is looked at within these. */
const HOURS = few(3, 6);
let now = new Date('2026-11-01T00:00:00Z');
const { api, shop } = await createShopApi({ pages: PAGES, lean: true }, { change: { now: () => now } });
const { io } = api;
const signal = new AbortController().signal;
const count = async (query: ReturnType<typeof sql>) =>
  (await rawRows(io.db, { count: z.number() }, query))[0]?.count ?? Number.NaN;
const owner = await api.addPerson('owner@example.com');
const passed = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};

async function watchedProject(planId = 'professional-100', pages = PAGES) {
  now = new Date('2026-11-01T00:00:00Z');
  shop.publish(firstTheme);
  return addWatchedProject(io.db, shop.url, { pages, ownerId: owner.id, planId, startedAt: now });
}

const used = (projectId: number) =>
  count(sql`select coalesce(sum(used), 0)::int as count from monitoring_months where project_id = ${projectId}`);
const incidentsOf = (projectId: number) =>
  rawRows(
    io.db,
    { state: z.string(), causeKey: z.string(), pages: z.number() },
    sql`select state, cause_key as "causeKey",
      (select count(*)::int from incident_pages where incident_id = incident.id and cleared_at is null) as pages
      from incidents as incident where project_id = ${projectId} order by id`,
  );

let project: Awaited<ReturnType<typeof watchedProject>>;
beforeEach(async () => {
  project = await watchedProject();
});

/** Lets the watch run every few minutes for some hours. */
async function watchFor(hours: number, everyMinutes = 30) {
  for (let minutes = 0; minutes < hours * 60; minutes += everyMinutes) {
    await watchProject(io, project.id, signal);
    passed(everyMinutes);
  }
}

describe('looks', () => {
  test('are spread over the month, each page in turn, and each counts once', async () => {
    await watchProject(io, project.id, signal);
    expect(await used(project.id)).toBe(1);
    await watchFor(HOURS);
    // 10,000 events in 720 hours.
    expect(await used(project.id)).toBeGreaterThan((HOURS - 1) * 14);
    expect(await used(project.id)).toBeLessThanOrEqual(HOURS * 14);
    expect(
      await count(
        sql`select count(*)::int as count from watched_pages where project_id = ${project.id} and looked_at is null`,
      ),
    ).toBe(0);
  });

  test('store one snapshot for each page as long as nothing changes', async () => {
    await watchFor(2 * HOURS);
    expect(await count(sql`select count(*)::int as count from page_snapshots where project_id = ${project.id}`)).toBe(
      PAGES,
    );
  });

  test('end at the limit of the plan', async () => {
    const small = await watchedProject('starter-100', 10);
    await watchProject(io, small.id, signal);
    await io.db.execute(sql`update monitoring_months set used = 999 where project_id = ${small.id}`);
    now = new Date('2026-11-30T23:59:30Z');
    await watchProject(io, small.id, signal);
    expect(await used(small.id)).toBe(1000);
    await watchProject(io, small.id, signal);
    expect(await used(small.id)).toBe(1000);
    now = new Date('2026-12-01T00:00:00Z');
    await watchProject(io, small.id, signal);
    expect(await used(small.id)).toBe(1001);
  });

  test('of projects on the free plan are not taken at all', async () => {
    const free = await watchedProject('free', 3);
    await startDueWatches(io);
    await watchProject(io, free.id, signal);
    expect(await used(free.id)).toBe(0);
  });
});

describe('a theme that loses images', () => {
  test('is one incident, confirmed by a second look, with the pages it touches; and it resolves', async () => {
    await watchFor(HOURS);
    const missing = (PAGES * 2) / 3;
    shop.publish({ id: 777, losesImage: (number) => number <= missing });
    await watchProject(io, project.id, signal);
    const [suspected] = await incidentsOf(project.id);
    expect(suspected).toMatchObject({ state: 'suspected', causeKey: expect.stringContaining('hasOgImage') });
    passed(11);
    await watchProject(io, project.id, signal);
    const all = await incidentsOf(project.id);
    // Every tenth page never had an image.
    expect(all).toEqual([{ state: 'open', causeKey: expect.stringContaining('hasOgImage'), pages: missing * 0.9 }]);
    shop.publish({ id: 778, losesImage: () => false });
    await watchFor(2 * HOURS);
    expect(await incidentsOf(project.id)).toEqual([{ state: 'resolved', causeKey: expect.anything(), pages: 0 }]);
  });

  test('that is gone at the second look opens no incident', async () => {
    await watchFor(HOURS);
    shop.publish({ id: 777, losesImage: () => true });
    await watchProject(io, project.id, signal);
    expect(await incidentsOf(project.id)).toHaveLength(1);
    shop.publish(firstTheme);
    await watchFor(2 * HOURS, 11);
    expect(await incidentsOf(project.id)).toEqual([]);
  });
});
