import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { countAgainst, pairKey } from '#flows/guards/rate-limit.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { rateLimits, subscriptions } from '#io/db/schema/index.ts';
import { createShopApi } from '../../../test/api-with-shop.ts';
import { checkCrawlers } from './check-crawlers.ts';
import { watchProject } from './watch-project.ts';

// A shop whose firewall can be turned on for one crawler.
let shutOut: RegExp | null = null;
const guarded = createServer((request, response) => {
  if (shutOut?.test(request.headers['user-agent'] ?? '')) return void response.writeHead(403).end('no');
  if (request.url === '/robots.txt') return void response.writeHead(404).end();
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end('<html><head><title>Lamp</title><meta property="og:title" content="Lamp"></head></html>');
});
await new Promise<void>((resolve) => guarded.listen(0, '127.0.0.1', resolve));
afterAll(() => void guarded.close());
const host = `localhost:${(guarded.address() as AddressInfo).port}`;

let now = new Date('2026-11-01T00:00:00Z');
const { api } = await createShopApi({}, { alsoAllowed: [host], change: { now: () => now } });
const { io } = api;
const signal = new AbortController().signal;

test('a firewall that shuts out a crawler is an incident until it lets it in again', async () => {
  const owner = await api.addPerson('owner@example.com');
  const project = await addProject(io.db, { full: `http://${host}/`, pageType: 'custom', state: 'active' });
  await api.join(project.id, owner.id, 'admin');
  const page = {
    url: `http://${host}/lamp`,
    path: '/lamp',
    routeId: null,
    type: 'page',
    status: 0 as const,
    lastModifiedAt: null,
  };
  await upsertFoundPages(io.db, project.id, [page], 10);
  await io.db
    .insert(subscriptions)
    .values({ projectId: project.id, planId: 'professional-100', state: 'active', startedAt: now });
  await watchProject(io, project.id, signal);
  const states = async () =>
    (
      await rawRows(
        io.db,
        { state: z.string(), key: z.string() },
        sql`select state, cause_key as key from incidents where project_id = ${project.id} order by id`,
      )
    ).map(({ state, key }) => `${state}: ${key}`);
  const passed = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
    await checkCrawlers(io, signal);
  };

  await passed(0);
  expect(await states()).toEqual([]);
  shutOut = /WhatsApp/;
  await passed(60);
  expect(await states(), 'once a day').toEqual([]);
  await passed(24 * 60);
  expect(await states()).toEqual(['suspected: barrier page-refused localhost']);
  await passed(10);
  expect(await states()).toEqual(['open: barrier page-refused localhost']);
  await passed(24 * 60);
  expect(await states(), 'the same the next day').toEqual(['open: barrier page-refused localhost']);
  shutOut = null;
  const limit = limits.crawlerLooksOfProject;
  for (let count = 0; count < limit.max; count++) await countAgainst(io, limit, pairKey(String(project.id), host));
  await passed(24 * 60);
  expect(await states(), 'when nobody was imitated').toEqual(['open: barrier page-refused localhost']);
  await io.db.delete(rateLimits);
  await passed(24 * 60);
  expect(await states()).toEqual(['resolved: barrier page-refused localhost']);
});
