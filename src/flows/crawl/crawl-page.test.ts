import { createServer, type ServerResponse } from 'node:http';
import { duplexPair } from 'node:stream';
import { beforeEach, expect, test } from 'vitest';
import type { SiteCrawlRow } from '#io/db/queries/pages/site-crawls.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { whenOver } from '../../../test/after-run.ts';
import { type RunningCrawl, readCrawlPage } from './crawl-page.ts';

// What was not read is not judged: an image that is late by chance, or that we had no time for, costs no points.

const host = 'shop.example';
const full = `https://${host}/`;
const gif = Buffer.from('R0lGODlhsAR2AoAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');
const html = `<!doctype html><html><head><title>Mug</title><meta property="og:title" content="Mug">
  <meta property="og:image" content="${full}mug.gif"></head><body>Mug</body></html>`;

type Answer = (response: ServerResponse) => void;
const sendsImage: Answer = (response) => void response.setHeader('content-type', 'image/gif').end(gif);
const sendsNothing: Answer = () => undefined;
/** What the image's server does with one request after the other; then it sends the image. */
let answers: Answer[] = [];
let robotsAnswers: Answer[] = [];
const sendsRobots: Answer = (response) => void response.writeHead(404).end();
let requests = 0;

const server = createServer((request, response) => {
  if (request.url === '/') return void response.setHeader('content-type', 'text/html').end(html);
  if (request.url === '/robots.txt') return void (robotsAnswers.shift() ?? sendsRobots)(response);
  requests += 1;
  (answers.shift() ?? sendsImage)(response);
});
const connect = () => {
  const [ours, theirs] = duplexPair();
  server.emit('connection', theirs);
  return ours;
};
const safeFetch = createSafeFetch({
  allowedPrivateHosts: [],
  inside: { host, connect },
  limits: { firstByteMs: 1_000 },
});
whenOver(() => safeFetch.close());

const crawl = { kind: 'audit', findsLinks: false } as SiteCrawlRow;
const project = { full: `${full}other`, locales: {}, pageType: '' } as unknown as ProjectRow;
const page = { id: 1, url: full, depth: 0, etag: null, fetchedAt: null, image: null };

async function read(attempts: number, change: Partial<RunningCrawl> = {}) {
  const running: RunningCrawl = {
    crawl,
    project,
    routes: [],
    safeFetch,
    userAgent: 'LinkbildBot/1.0',
    imagesUrls: [],
    signal: new AbortController().signal,
    robots: new Map(),
    probes: new Map(),
    failedRetries: 0,
    recorder: null,
    isTurnOver: () => false,
    ...change,
  };
  const { page: found } = await readCrawlPage(running, { ...page, attempts });
  const facebook = found.audit?.result?.platforms.find(({ platform }) => platform === 'facebook');
  const failing = facebook?.checks.flatMap(({ id, outcome }) => (outcome === 'fail' ? [id] : []));
  return { state: found.state, score: found.audit?.score, type: found.audit?.type, failing };
}

beforeEach(() => {
  answers = [];
  robotsAnswers = [];
  requests = 0;
});

test.each<[string, Answer]>([
  ['is late', sendsNothing],
  ['fails', (response) => void response.writeHead(503).end()],
])('an image that %s once is requested again, and the score stays', async (_, first) => {
  const usual = await read(1);
  expect(usual).toMatchObject({ state: 'done', type: 'static' });
  answers = [first];
  requests = 0;
  expect(await read(1)).toEqual(usual);
  expect(requests).toBe(2);
});

test('one that fails twice is a finding that people see', async () => {
  answers = Array<Answer>(2).fill((response) => void response.writeHead(503).end());
  expect(await read(1)).toMatchObject({
    state: 'done',
    type: 'none',
    failing: expect.arrayContaining(['isImageReachable']),
  });
});

test('one that keeps us waiting twice gets the page another attempt, and the score stays', async () => {
  const usual = await read(1);
  answers = [sendsNothing, sendsNothing];
  const probes: RunningCrawl['probes'] = new Map();
  expect(await read(1, { probes })).toMatchObject({ state: 'waiting' });
  expect(await read(2, { probes })).toEqual(usual);
});

test('one that keeps us waiting at every attempt is a finding', async () => {
  answers = [sendsNothing, sendsNothing];
  expect(await read(3)).toMatchObject({ state: 'done', failing: expect.arrayContaining(['isImageReachable']) });
});

test('where many fail twice, no further one is requested again', async () => {
  answers = [(response) => void response.writeHead(503).end()];
  expect(await read(1, { failedRetries: 10 })).toMatchObject({ type: 'none' });
  expect(requests).toBe(1);
});

test('a robots.txt that is late once keeps nobody from the page', async () => {
  robotsAnswers = [sendsNothing];
  expect(await read(1)).toMatchObject({ state: 'done', type: 'static' });
});

const rules = Array.from({ length: 400 }, (_, at) => `Disallow: /*/${at}-x`).join('\n');
test('a long robots.txt that no reader could compare forbids nothing and opens nothing', async () => {
  const run: SafeFetch['reader']['run'] = (name, input, quota) =>
    name === 'forbidden' ? Promise.resolve({ ok: false, reason: 'busy' }) : safeFetch.reader.run(name, input, quota);
  const busy = { ...safeFetch, reader: { ...safeFetch.reader, run } };
  for (const [attempts, state] of [
    [1, 'waiting'],
    [3, 'failed'],
  ] as const) {
    robotsAnswers = [(response) => void response.end(`User-agent: *\n${rules}`)];
    expect(await read(attempts, { safeFetch: busy })).toMatchObject({ state });
  }
});

const asksToWait: Answer = (response) => void response.writeHead(429).end();

test('a page whose image asks us to wait gets another attempt, and at last a result without it', async () => {
  answers = [asksToWait, asksToWait];
  expect(await read(1)).toMatchObject({ state: 'waiting' });
  expect(await read(3)).toMatchObject({ state: 'done', type: 'static' });
});

test('a page is not judged by an image that we stopped reading ourselves', async () => {
  const stop = new AbortController();
  answers = [() => stop.abort()];
  expect(await read(1, { signal: stop.signal })).toMatchObject({ state: 'waiting' });
});
