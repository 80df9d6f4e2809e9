import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { createPoliteFetch, defaultHostLimits, MAX_CRAWL_DELAY_SECONDS } from './polite-fetch.ts';

const { db, pool } = await createTestDatabase();
let running = 0;
let most = 0;
let requested = 0;
const server = createServer((request, response) => {
  running += 1;
  requested += 1;
  most = Math.max(most, running);
  // Long enough for every other request to arrive if nothing holds it back.
  setTimeout(() => {
    running -= 1;
    if (request.url === '/robots.txt') response.end('User-agent: *\nCrawl-delay: 0.05');
    else if (request.url === '/busy') response.writeHead(429, { 'retry-after': '600' }).end();
    else response.end('ok');
  }, 30);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `localhost:${(server.address() as AddressInfo).port}`;
const safeFetch = createSafeFetch({ allowedPrivateHosts: [host] });
afterAll(async () => {
  await safeFetch.close();
  server.close();
});
/** Two workers that share only the database. */
const workers = [1, 2].map(() => createPoliteFetch(db, safeFetch, { exempt: [], pace: { places: 4, paceMs: 5 } }));
const ask = (worker: number, path = '/') => workers[worker % 2]?.fetch(`http://${host}${path}`, { userAgent: 'Bot' });

test('sends one host four requests at a time and ten a second', () => {
  expect((defaultHostLimits.places * 1000) / defaultHostLimits.paceMs).toBe(10);
  expect(defaultHostLimits.places).toBe(4);
});

test('two workers together send a host at most four requests at once', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => ask(at)));
  expect(answers.every((answer) => answer?.ok)).toBe(true);
  expect(requested).toBe(24);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
});

test('a Crawl-delay limits it to one at a time, for at most ten seconds', async () => {
  await ask(0, '/robots.txt');
  most = 0;
  // The second worker has not read the file and continues as before: its crawls begin with reading it too.
  await Promise.all(Array.from({ length: 4 }, () => ask(0, '/slowly')));
  expect(most).toBe(1);

  const slow = createPoliteFetch(db, saying('User-agent: bot\nCrawl-delay: 3600'), { exempt: [] });
  await slow.fetch('http://slow.example/robots.txt', { userAgent: 'Bot' });
  await slow.fetch('http://slow.example/', { userAgent: 'Bot' });
  const { rows } = await pool.query(
    "select extract(epoch from next_at - now()) as left from host_turns where host = 'slow.example:80' and place = 0",
  );
  expect(Number(rows[0]?.left)).toBeGreaterThan(1);
  expect(Number(rows[0]?.left)).toBeLessThanOrEqual(MAX_CRAWL_DELAY_SECONDS);
});

/** A safe fetch that returns the same page for every URL. */
const saying = (text: string): SafeFetch => ({
  ...safeFetch,
  fetch: async (url) => {
    const body = new TextEncoder().encode(text);
    const times = { ttfbMs: 1, totalMs: 1 };
    return { ok: true, url, finalUrl: url, status: 200, headers: {}, redirects: [], body, truncated: false, ...times };
  },
});

test('a host that requests a long pause is left alone by all workers', async () => {
  expect(await ask(0, '/busy')).toMatchObject({ ok: false, reason: 'rate-limited', retryAfter: 600 });
  const before = requested;
  expect(await ask(1)).toMatchObject({ ok: false, reason: 'rate-limited' });
  expect(requested, 'no request was sent').toBe(before);
  const exempt = createPoliteFetch(db, safeFetch, { exempt: [host] });
  expect(await exempt.fetch(`http://${host}/`, { userAgent: 'Bot' })).toMatchObject({ ok: true });
});
