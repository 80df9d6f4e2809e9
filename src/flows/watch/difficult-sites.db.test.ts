import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { hintPages } from '#io/db/queries/watch/take-looks.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { subscriptions } from '#io/db/schema/index.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';
import { startDueWatches, watchProject } from './watch-project.ts';

// Sites that are down, busy or half deleted, or that report wrong changes.

interface Answer {
  status?: number;
  title?: string;
  /** Awaited before anything is sent. */
  before?: () => Promise<void>;
}
let answerOf: (path: string) => Answer;
let requests: string[] = [];
const server = createServer(async (request, response) => {
  const path = request.url ?? '';
  requests.push(path);
  const { status = path === '/robots.txt' ? 404 : 200, title = 'Lamp', before } = answerOf(path);
  await before?.();
  const etag = `"${title}"`;
  if (status === 200 && request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const head = { 'content-type': 'text/html', etag, ...(status === 429 ? { 'retry-after': '0' } : {}) };
  response
    .writeHead(status, head)
    .end(
      status === 200
        ? `<html><head><title>${title}</title>${title === '' ? '' : `<meta property="og:title" content="${title}">`}</head></html>`
        : 'no',
    );
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => void server.close());
const host = `localhost:${(server.address() as AddressInfo).port}`;
const urlOf = (number: number) => `http://${host}/lamps/${number}`;

let now: Date;
const { api } = await createShopApi({}, { alsoAllowed: [host], change: { now: () => now } });
const { io } = api;
const { db } = io;
const signal = new AbortController().signal;
const owner = await api.addPerson('owner@example.com');
let projectId: number;

async function addWatched(planId: string, pages: number, lastModifiedAt: string | null = null) {
  now = new Date('2026-11-01T00:00:00Z');
  answerOf = () => ({});
  const project = await addProject(db, { full: `http://${host}/`, pageType: 'custom', state: 'active' });
  await api.join(project.id, owner.id, 'admin');
  const found = Array.from({ length: pages }, (_, at) => {
    const path = `/lamps/${at}`;
    return { url: urlOf(at), path, routeId: null, type: 'product', status: 0 as const, lastModifiedAt };
  });
  await upsertFoundPages(db, project.id, found, pages);
  await db
    .insert(subscriptions)
    .values({ projectId: project.id, userId: owner.id, planId, state: 'active', startedAt: now });
  projectId = project.id;
}
beforeEach(() => addWatched('professional-100', 10));

const look = () => watchProject(io, projectId, signal);
async function watchFor(hours: number, everyMinutes = 30) {
  for (let minutes = 0; minutes < hours * 60; minutes += everyMinutes) {
    await look();
    now = new Date(now.getTime() + everyMinutes * 60_000);
  }
}
const used = async () =>
  (
    await rawRows(
      db,
      { count: z.number() },
      sql`select coalesce(sum(used), 0)::int as count from monitoring_months where project_id = ${projectId}`,
    )
  )[0]?.count;
const states = async () =>
  (
    await rawRows(
      db,
      { state: z.string(), key: z.string() },
      sql`select state, cause_key as key from incidents where project_id = ${projectId} order by id`,
    )
  ).map(({ state, key }) => `${state}: ${key}`);
const subPageIds = async () =>
  (
    await rawRows(db, { id: z.number() }, sql`select id from sub_pages where project_id = ${projectId} order by id`)
  ).map(({ id }) => id);

describe('an incident', () => {
  test('that lasts for days is one incident and one alert', async () => {
    await watchFor(2);
    answerOf = () => ({ status: 500 });
    await watchFor(4 * 24, 240);
    expect(await states()).toEqual(['open: unreadable server-error']);
    const alerts = await rawRows(
      db,
      { event: z.string() },
      sql`select event from alerts where project_id = ${projectId}`,
    );
    expect(alerts).toEqual([{ event: 'opened' }]);
  });

  test('ends when the pages answer again, even if they say that nothing has changed', async () => {
    await watchFor(2);
    answerOf = () => ({ status: 503 });
    await watchFor(2, 11);
    expect(await states()).toEqual(['open: unreadable server-error']);
    answerOf = () => ({});
    await watchFor(3, 20);
    expect(await states()).toEqual(['resolved: unreadable server-error']);
  });

  test('ends when its pages are deleted from the site, from the project, or ignored', async () => {
    await watchFor(2);
    const broken = new Set(['/lamps/1', '/lamps/2', '/lamps/3']);
    answerOf = (path) => (broken.has(path) ? { status: 500 } : {});
    await watchFor(2, 11);
    expect(await states()).toEqual(['open: unreadable server-error']);
    const [, , two = 0, three = 0] = await subPageIds();
    answerOf = (path) => (path === '/lamps/1' ? { status: 404 } : broken.has(path) ? { status: 500 } : {});
    await db.execute(sql`delete from sub_pages where id = ${two}`);
    await db.execute(sql`update sub_pages set status = -1 where id = ${three}`);
    await watchFor(3, 20);
    expect(await states()).toEqual(['resolved: unreadable server-error']);
  });

  test('is none on pages that could never be read: nothing got worse', async () => {
    answerOf = () => ({ status: 500 });
    await watchFor(2, 11);
    expect(await states()).toEqual([]);
    answerOf = () => ({});
    await watchFor(24, 60);
    answerOf = () => ({ status: 500 });
    await watchFor(3, 11);
    expect(await states()).toEqual(['open: unreadable server-error']);
  });

  test('opens although the site does not even answer for robots.txt', async () => {
    await watchFor(2);
    answerOf = () => ({ status: 503 });
    await watchFor(2, 20);
    expect(await states()).toEqual(['open: unreadable server-error']);
  });

  test('is confirmed after a pause that the site asked for', async () => {
    await watchFor(2);
    answerOf = (path) => (path === '/lamps/4' ? { title: '' } : {});
    await hintPages(db, projectId, [urlOf(4)], now);
    await look();
    const [suspected] = await states();
    expect(suspected).toMatch(/^suspected/);
    answerOf = (path) => (path === '/lamps/4' ? { status: 429 } : {});
    now = new Date(now.getTime() + 11 * 60_000);
    await look();
    answerOf = (path) => (path === '/lamps/4' ? { title: '' } : {});
    now = new Date(now.getTime() + 16 * 60_000);
    await look();
    expect((await states())[0]).toMatch(/^open/);
  });
});

describe('a site', () => {
  test('that is busy is left alone for a while', async () => {
    now = new Date('2026-11-20T00:00:00Z');
    await db.execute(sql`insert into watches (project_id, since) values (${projectId}, '2026-11-01T00:00:00Z')`);
    answerOf = (path) => (path === '/robots.txt' ? {} : { status: 429 });
    requests = [];
    for (let minute = 0; minute < 30; minute++) {
      await look();
      now = new Date(now.getTime() + 60_000);
    }
    expect(requests.filter((path) => path !== '/robots.txt').length).toBeLessThanOrEqual(8);
    expect(await used()).toBe(0);
  });

  test('whose pages are gone costs an event for each, not a request every minute', async () => {
    answerOf = (path) => (path === '/robots.txt' ? {} : { status: 404 });
    await look();
    await look();
    expect(await used()).toBe(1);
  });

  test('whose sitemap has a future date is looked at once that date has come', async () => {
    await addWatched('professional-100', 10, '2026-11-03T00:00:00Z');
    await watchFor(2);
    await look();
    // 10,000 events in 720 hours.
    expect(await used()).toBeLessThanOrEqual(29);
    const hinted = await rawRows(
      db,
      { count: z.number() },
      sql`select count(*)::int as count from watched_pages where project_id = ${projectId} and hinted_at is not null`,
    );
    expect(hinted).toEqual([{ count: 0 }]);
  });
});

describe('a change', () => {
  test('that a crawl has seen first is noticed by the watch as well', async () => {
    await watchFor(2);
    answerOf = () => ({ title: 'Table lamp' });
    // As a crawl stores it.
    await db.execute(
      sql`update sub_pages set etag = '"Table lamp"', fetched_at = ${now.toISOString()} where project_id = ${projectId}`,
    );
    await watchFor(2);
    const changes = await rawRows(
      db,
      { count: z.number() },
      sql`select count(*)::int as count from page_snapshots where project_id = ${projectId} and changes <> '[]'`,
    );
    expect(changes).toEqual([{ count: 10 }]);
  });

  test('is known by its page, however the shop writes the address', async () => {
    await look();
    const urls = [
      `https://${host}/lamps/3#reviews`,
      `http://${host.toUpperCase()}/lamps/3`,
      'https://other.example/lamps/3',
    ];
    const params = { id: String(projectId) };
    expect(await api.as(owner.token).hintChangedPages({ params, body: { urls } })).toEqual({ hinted: 1 });
  });

  test('that is reported while the page is being read causes another look', async () => {
    await watchFor(2);
    await hintPages(db, projectId, [urlOf(7)], now);
    answerOf = (path) =>
      path === '/lamps/7'
        ? {
            before: async () => {
              now = new Date(now.getTime() + 1000);
              await hintPages(db, projectId, [urlOf(7)], now);
              answerOf = () => ({});
            },
          }
        : {};
    requests = [];
    await look();
    expect(requests.filter((path) => path === '/lamps/7')).toHaveLength(2);
  });
});

test('a project whose plan ends is not looked at any more, nor started', async () => {
  await look();
  await db.execute(sql`update subscriptions set state = 'ended' where project_id = ${projectId}`);
  now = new Date(now.getTime() + 3 * 3_600_000);
  await startDueWatches(io);
  await look();
  expect(await used()).toBe(1);
});
