import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { crawlSite } from '#flows/audit/crawl-site.ts';
import { startAudit } from '#flows/audit/start-audit.ts';
import { readSubPages } from '#flows/crawl/refresh-sub-pages.ts';
import { serveImage } from '#flows/serve-image/serve-image.ts';
import { noteChanges, readChangedPages } from '#flows/sites/changed-pages.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { findRunningCrawl } from '#io/db/queries/pages/site-crawls.ts';
import { addProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { routes, routeTemplates, subscriptions } from '#io/db/schema/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createServingCaches } from '#io/image-caches/serving-caches.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';
import { few, isWhole, someOf } from '../../../test/size.ts';
import { showMonitoring } from './show-monitoring.ts';
import { watchProject } from './watch-project.ts';

// Whoever reads a page notices what is broken: five ways to break a shop of 68 pages (fewer in a small run), five readers.

const PAGES = few(12, 68);
const ways = {
  'loses its image tag': 'check hasOgImage',
  'loses its image files': 'check isImageReachable',
  'is closed by robots.txt': 'unreadable robots',
  'is hidden by noindex': 'check isIndexable',
  'gets too slow': 'unreadable',
} as const;
type Way = keyof typeof ways;
let broken: Way | null = null;

const photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#205080' } })
  .jpeg()
  .toBuffer();
const server = createServer((request, response) => {
  const path = (request.url ?? '').split('?')[0] ?? '';
  if (path === '/robots.txt') {
    const rules =
      broken === 'is closed by robots.txt' ? 'User-agent: *\nDisallow: /lamps/\n' : 'User-agent: *\nAllow: /\n';
    return void response.writeHead(200, { 'content-type': 'text/plain' }).end(rules);
  }
  if (path.startsWith('/photos/')) {
    if (broken === 'loses its image files') return void response.writeHead(404).end();
    return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(photo);
  }
  // Accepts and never responds.
  if (broken === 'gets too slow') return;
  // A page that only names its image has not changed when the image is gone.
  const etag = `"${broken === 'loses its image tag' || broken === 'is hidden by noindex' ? broken : 'good'}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end();
  const image = `http://${host}/photos/${path.replace(/\D/g, '') || 'home'}.jpg`;
  const head = [
    `<title>Lamp ${path}</title><meta property="og:title" content="Lamp ${path}">`,
    `<meta name="description" content="A lamp."><meta property="og:description" content="A lamp.">`,
    broken === 'loses its image tag' ? '' : `<meta property="og:image" content="${image}">`,
    broken === 'is hidden by noindex' ? '<meta name="robots" content="noindex">' : '',
  ];
  response.writeHead(200, { 'content-type': 'text/html', etag }).end(`<html><head>${head.join('')}</head></html>`);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const host = `localhost:${(server.address() as AddressInfo).port}`;
const urlOf = (number: number) => `http://${host}/lamps/${number}`;

let now: Date;
const allowedPrivateHosts = [host];
const longLimitFetch = createSafeFetch({ allowedPrivateHosts });
const shortLimitFetch = createSafeFetch({ allowedPrivateHosts, limits: { firstByteMs: 150, totalMs: 400 } });
afterAll(() => Promise.all([longLimitFetch.close(), shortLimitFetch.close()]));
/** Impatient only where nothing responds, so that a busy machine is not mistaken for a slow site. */
const safeFetch: typeof longLimitFetch = {
  ...longLimitFetch,
  fetch: (...request) => (broken === 'gets too slow' ? shortLimitFetch : longLimitFetch).fetch(...request),
};
const change = { now: () => now, safeFetch, politeFetch: safeFetch };
const { api } = await createShopApi({}, { alsoAllowed: [host], change });
const { io } = api;
const { db } = io;
const signal = new AbortController().signal;
const run = { signal, report: async () => undefined };
const owner = await api.addPerson('owner@example.com');
let project: ProjectRow;

beforeEach(async () => {
  now = new Date('2026-11-10T12:00:00Z');
  broken = null;
  project = await addProject(db, { full: `http://${host}/`, pageType: 'custom', state: 'active' });
  await api.join(project.id, owner.id, 'admin');
  const found = Array.from({ length: PAGES }, (_, at) => {
    const path = `/lamps/${at}`;
    return { url: urlOf(at), path, routeId: null, type: 'product', status: 0 as const, lastModifiedAt: null };
  });
  await upsertFoundPages(db, project.id, found, PAGES);
  const planId = 'professional-100';
  await db
    .insert(subscriptions)
    .values({ projectId: project.id, userId: owner.id, planId, state: 'active', startedAt: now });
  // The pages are read once while all is well; the watch has not looked at any.
  await readers['a refresh of all pages']();
  passed(2 * 24 * 60);
});

const passed = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const look = () => watchProject(io, project.id, signal);
async function crawl(kind: 'read' | 'audit') {
  const { id } = (await findRunningCrawl(db, project.id, kind)) ?? { id: 0 };
  while ((await crawlSite(io, id, run)) === 'more');
}

const readers = {
  'the watch': look,
  'a refresh of all pages': async () => {
    await readSubPages(io, project.id, { which: 'all' });
    await crawl('read');
  },
  'an audit': async () => {
    await startAudit(io, { projectId: project.id, trigger: 'schedule' });
    await crawl('audit');
  },
  'a live image': async () => {
    const [route] = await db.insert(routes).values({ projectId: project.id, path: '/lamps/*' }).returning();
    if (!route) throw new Error('no route');
    const html = '<div><img src="{{ image }}" style="width:600px;height:300px">{{ title }}</div>';
    const template = { projectId: project.id, routeId: route.id, name: 'Card', html, state: 'live' as const };
    await db.insert(routeTemplates).values(template);
    const serving = createServingCaches(db, io.uptime);
    const call = { projectUuid: project.uuid, version: 'v2', path: 'lamps/3', format: 'jpeg' as const };
    await serveImage({ ...io, serving }, call);
    await look();
  },
  'a connected site': async () => {
    await noteChanges(io, project.id, [{ url: urlOf(5), change: 'changed' }]);
    const [page] = await rawRows(
      db,
      { id: z.number() },
      sql`select id from sub_pages where project_id = ${project.id} and url = ${urlOf(5)}`,
    );
    const changed = { projectId: project.id, subPageIds: [page?.id ?? 0], at: now.toISOString() };
    // A page that does not answer is tried again by the queue.
    await readChangedPages(io, changed, signal).catch(() => undefined);
    await look();
  },
};

const incidents = () =>
  rawRows(
    db,
    { state: z.string(), key: z.string(), pages: z.number() },
    sql`select state, cause_key as key,
      (select count(*)::int from incident_pages where incident_id = incident.id and cleared_at is null) as pages
      from incidents as incident where project_id = ${project.id} order by id`,
  );

const cases = Object.keys(readers).flatMap((reader) =>
  (Object.keys(ways) as Way[]).map((way) => ({ reader: reader as keyof typeof readers, way })),
);
// Each reader and each way once, in other pairs with another commit.
const turns = someOf(
  'every-reader',
  [0, 1, 2, 3, 4].map((shift) => cases.filter((_, at) => (Math.floor(at / 5) + at + shift) % 5 === 0)),
  1,
).flat();

describe('a shop that', () => {
  test.each(isWhole ? cases : turns)('$way is an incident once $reader has read it', async ({ reader, way }) => {
    broken = way;
    await readers[reader]();
    const suspected = await incidents();
    expect(suspected).toMatchObject([{ state: 'suspected', key: expect.stringContaining(ways[way]) }]);
    expect(await showMonitoring(io, project.id)).toMatchObject({ suspicions: [{ pages: suspected[0]?.pages }] });
    passed(11);
    await look();
    const [open, ...others] = await incidents();
    expect(others).toEqual([]);
    expect(open).toMatchObject({ state: 'open', key: expect.stringContaining(ways[way]) });
  });
});

test('readers that see all pages put all of them into the incident, with what they were before', async () => {
  broken = 'loses its image tag';
  await readers['a refresh of all pages']();
  passed(11);
  await look();
  expect(await incidents()).toMatchObject([{ state: 'open', pages: PAGES }]);
  const [shots] = await rawRows(
    db,
    { before: z.number(), after: z.number() },
    sql`select count(*) filter (where changes = '[]' and image_key is not null)::int as before,
      count(*) filter (where changes <> '[]')::int as after from page_snapshots where project_id = ${project.id}`,
  );
  expect(shots).toEqual({ before: PAGES, after: PAGES });
  broken = null;
  await readers['a refresh of all pages']();
  expect(await incidents()).toMatchObject([{ state: 'resolved', pages: 0 }]);
});

test('what others read uses no event, and is counted as checked', async () => {
  expect(await showMonitoring(io, project.id)).toMatchObject({
    events: { used: 0 },
    pages: { watched: PAGES, seen: PAGES, read: PAGES, faulty: 0 },
    suspicions: [],
  });
});

test('of two suspected faults, that of more pages comes first, though the other came later', async () => {
  broken = 'loses its image tag';
  await readers['a refresh of all pages']();
  // One of its pages has another fault besides.
  await rawRows(
    db,
    { id: z.number() },
    sql`with later as (
        insert into incidents (project_id, cause_key, cause, last_page_at)
        select project_id, 'later', cause, now() from incidents where project_id = ${project.id} returning id
      )
      insert into incident_pages (incident_id, sub_page_id, project_id, since)
      select later.id, sub_page_id, project_id, since from later, incident_pages where project_id = ${project.id} limit 1
      returning incident_id as id`,
  );
  const { suspicions } = await showMonitoring(io, project.id);
  expect(suspicions.map(({ pages }) => pages)).toEqual([PAGES, 1]);
});
