import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type Limit, limits } from '#contract/limits.ts';
import { crawlSite } from '#flows/audit/crawl-site.ts';
import { startAudit } from '#flows/audit/start-audit.ts';
import { countAgainst, pairKey } from '#flows/guards/rate-limit.ts';
import { checkCrawlers } from '#flows/watch/check-crawlers.ts';
import { watchProject } from '#flows/watch/watch-project.ts';
import { findAuditById } from '#io/db/queries/audits/audits.ts';
import { upsertFoundPages } from '#io/db/queries/pages/crawled-pages.ts';
import { findRunningCrawl } from '#io/db/queries/pages/site-crawls.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { subscriptions } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch, type SafeFetch } from '#io/fetch/safe-fetch.ts';
import { createTestApi } from '../../../test/api.ts';
import { checkPage, checkWholePage } from './check-page.ts';

// One request of a stranger must not become twenty to somebody else, nor hundreds of megabytes.

const servers: ReturnType<typeof createServer>[] = [];
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const IMAGE_BYTES = 9_000_000;
let requests = 0;
let looks = 0;
const photo = await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#c02040' } })
  .jpeg()
  .toBuffer();
const html = '<!doctype html><title>Mug</title>';
const victim = await serve((request, response) => {
  requests += 1;
  if (request.url === '/picture') return void response.setHeader('content-type', 'image/jpeg').end(photo);
  response.setHeader('content-type', 'text/html').end(html);
});
/** No length and no ranges. */
const large = await serve((request, response) => {
  if (request.url?.endsWith('.jpg')) {
    response.setHeader('content-type', 'image/jpeg').write(photo);
    response.end(Buffer.alloc(IMAGE_BYTES));
    return;
  }
  const tag = `<meta property="og:image" content="http://${request.headers.host}/large.jpg">`;
  response.setHeader('content-type', 'text/html').end(`${html}${tag}`);
});
const hosts = [victim, large];
const typed = await Promise.all(
  [1, 2].map(() => serve((_, response) => void response.writeHead(302, { location: `http://${victim}/` }).end())),
);
const showing = await serve((_, response) => {
  response
    .setHeader('content-type', 'text/html')
    .end(`${html}<meta property="og:image" content="http://${victim}/picture">`);
});
/** Shows us a page of its own and sends crawlers elsewhere: to the victim, its image, or to what the victim forwards. */
const turning = await serve((request, response) => {
  if (request.url === '/robots.txt') return void response.writeHead(404).end();
  looks += 1;
  const isOurs = request.headers['user-agent']?.startsWith('Linkbild') === true;
  if (request.url === '/page' && !isOurs) return void response.writeHead(302, { location: `http://${victim}/` }).end();
  if (request.url === '/mug.jpg' && isOurs) return void response.setHeader('content-type', 'image/jpeg').end(photo);
  if (request.url === '/mug.jpg') return void response.writeHead(302, { location: `http://${victim}/picture` }).end();
  const picture = request.url === '/image' && !isOurs ? `http://${victim}/picture` : `http://${turning}/mug.jpg`;
  response.setHeader('content-type', 'text/html').end(`${html}<meta property="og:image" content="${picture}">`);
});
const real = createSafeFetch({ allowedPrivateHosts: [...hosts, ...typed, showing, turning] });
afterAll(() => real.close());
/** Bytes that were read of each image. */
const read: number[] = [];
const safeFetch: SafeFetch = {
  ...real,
  async stream(url, options) {
    const answer = await real.stream(url, options);
    if (!answer.ok) return answer;
    const at = read.push(0) - 1;
    const counted = async function* () {
      for await (const chunk of answer.body) {
        read[at] = (read[at] ?? 0) + chunk.byteLength;
        yield chunk;
      }
    };
    return { ...answer, body: counted() };
  },
};
const api = await createTestApi({ safeFetch, politeFetch: safeFetch });
const { io } = api;
await savePlans(io.db);

async function stagesOf(url: string): Promise<string[]> {
  const stages: string[] = [];
  for await (const { stage } of checkPage(io, { url })) stages.push(stage);
  return stages;
}

const exhaust = (host: string) => countTimes(limits.crawlerLooks, host);
const exhaustFor = (projectId: number, host: string) =>
  countTimes(limits.crawlerLooksOfProject, pairKey(String(projectId), host));
async function countTimes(limit: Limit, whose: string) {
  for (let count = 0; count < limit.max; count++) await countAgainst(io, limit, whose);
}

test('hosts of redirects and images are counted like the entered host', async () => {
  expect(await stagesOf(`http://${typed[0]}/`)).toContain('reach');
  await exhaust(victim);
  requests = 0;
  expect(await stagesOf(`http://${typed[1]}/`)).not.toContain('reach');
  expect(requests).toBe(1);
  expect(await stagesOf(`http://${showing}/`)).not.toContain('reach');
});

test.each(['/page', '/image', '/own'])('a host that only crawlers are sent to by %s is counted', async (path) => {
  await exhaust(victim);
  requests = 0;
  const result = await checkWholePage(io, { url: `http://${turning}${path}` });
  expect(requests).toBe(0);
  const outcomes = (result.ok && result.evidence.fetches?.slice(1).map(({ outcome }) => outcome)) || [];
  expect(outcomes.length).toBeGreaterThan(8);
  // What was not followed says nothing about a crawler; the others are imitated.
  expect(new Set(outcomes)).toEqual(new Set([path === '/page' ? 'aborted' : path === '/image' ? 'other' : 'same']));
});

const signal = new AbortController().signal;

async function addSite(path: string) {
  const full = `http://${turning}${path}`;
  const project = await addProject(io.db, { full, pageType: 'custom', state: 'active' });
  const home = { url: full, path, routeId: null, type: 'page', status: 0 as const, lastModifiedAt: null };
  await upsertFoundPages(io.db, project.id, [home], 10);
  return project;
}

test.each(['checker', 'manual'] as const)(
  'an audit started by %s counts the hosts that crawlers are sent to',
  async (trigger) => {
    const { id } = await addSite('/page');
    const { audit } = await startAudit(io, { projectId: id, trigger });
    const crawl = await findRunningCrawl(io.db, id, 'audit');
    if (!crawl) throw new Error('no crawl');
    if (trigger === 'checker') await exhaust(victim);
    else await exhaustFor(id, victim);
    requests = 0;
    expect(await crawlSite(io, crawl.id, { signal, report: async () => undefined })).toBe('done');
    expect(await findAuditById(io.db, audit.id)).toMatchObject({ score: expect.any(Number) });
    expect(requests).toBe(0);
  },
);

test('the daily look as each crawler counts the hosts that crawlers are sent to', async () => {
  const { id } = await addSite('/page');
  await api.join(id, (await api.addPerson('owner@example.com')).id, 'admin');
  await io.db
    .insert(subscriptions)
    .values({ projectId: id, planId: 'professional-100', state: 'active', startedAt: io.now() });
  await watchProject(io, id, signal);
  await exhaustFor(id, victim);
  requests = 0;
  looks = 0;
  await checkCrawlers(io, signal);
  expect(looks).toBeGreaterThan(8);
  expect(requests).toBe(0);
});

test('an image of 9 MB is read whole once, and for each crawler as far as its header', async () => {
  read.length = 0;
  expect(await stagesOf(`http://${large}/`)).toContain('reach');
  const [whole = 0, second = 0, ...others] = read.toSorted((one, other) => other - one);
  expect(whole).toBeGreaterThan(IMAGE_BYTES);
  expect(others.length).toBeGreaterThan(8);
  expect(second).toBeLessThan(200_000);
});
