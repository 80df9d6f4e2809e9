import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { JobWithMetadata } from 'pg-boss';
import { afterAll, expect, test } from 'vitest';
import { crawlFailureTexts } from '#domain/crawl/crawl-failure-texts.ts';
import { fetchSubPages } from '#flows/crawl/fetch-sub-pages.ts';
import { addJobProgress, findJobProgress } from '#io/db/queries/operation/jobs.ts';
import { addProject } from '#io/db/queries/projects/projects.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createTestApi } from '../../test/api.ts';
import { jobs } from './jobs.ts';
import { type Job, runJob } from './run-job.ts';

/** A site with 400 sitemaps: the first names two pages, all others accept the request and never respond. */
const requested: string[] = [];
const server = createServer(({ url = '' }, response) => {
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  if (url.startsWith('/part-')) requested.push(url);
  if (url === '/robots.txt') response.writeHead(404).end();
  else if (url === '/sitemap.xml') {
    const parts = Array.from({ length: 400 }, (_, at) => `<sitemap><loc>${origin}/part-${at}.xml</loc></sitemap>`);
    response.end(`<sitemapindex>${parts.join('')}</sitemapindex>`);
  } else if (url === '/part-0.xml') {
    response.end(`<urlset><url><loc>${origin}/a</loc></url><url><loc>${origin}/b</loc></url></urlset>`);
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const host = `localhost:${(server.address() as AddressInfo).port}`;
const limits = { firstByteMs: 60_000, totalMs: 120_000, stallMs: 60_000 };
const politeFetch = createSafeFetch({ allowedPrivateHosts: [host], limits });
const { io } = await createTestApi({ politeFetch });
await savePlans(io.db);
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await politeFetch.close();
});

test('sitemaps have a time for all of them together: what was found by then is kept, and the project says why', async () => {
  const project = await addProject(io.db, { full: `http://${host}/`, state: 'active' });
  const { taken, problems } = await fetchSubPages(io, project, { sitemapsMs: 1_000 });
  // With the home page.
  expect(taken).toBe(3);
  expect(requested).toEqual(['/part-0.xml', '/part-1.xml']);
  expect(problems.map(({ en }) => en).join(' ')).toContain('answered too slowly, so we stopped here');
});

const given = { state: 'failed', text: crawlFailureTexts['our-fault'] };

const task = { id: crypto.randomUUID(), data: { siteCheckId: 1 }, retryCount: 0, retryLimit: 3, output: null };

test('a job whose time is up is given up at its first attempt, and whoever waits for it is notified', async () => {
  const abandoned: object[] = [];
  const job: Job = {
    ...(jobs['check-site'] as Job),
    maxSeconds: 0.01,
    run: async (_, { signal }) => {
      while (!signal.aborted) await setImmediate();
      signal.throwIfAborted();
    },
    giveUp: async (payload) => void abandoned.push(payload),
  };
  const running = { io, signal: new AbortController().signal };
  const { status } = await runJob('check-site', job, task as unknown as JobWithMetadata<unknown>, running);
  expect([status, abandoned]).toEqual(['deadletter', [{ siteCheckId: 1 }]]);
});

test.each([
  ['that was given up says why, not how far it came', new TypeError('broken'), given],
  ['whose site could not be read has failed, without another attempt', null, { state: 'failed' }],
])('a job %s', async (_, error, progress) => {
  const { id } = await addJobProgress(io.db, { name: 'create-project', text: { en: 'Step', de: 'Schritt' } });
  const run = () => (error ? Promise.reject(error) : Promise.resolve('failed' as const));
  const job: Job = { ...(jobs['create-project'] as Job), run };
  const running = { io, signal: new AbortController().signal };
  const last = { ...task, id, data: { projectId: 1 }, retryCount: 3 } as unknown as JobWithMetadata<unknown>;
  await runJob('create-project', job, last, running);
  expect(await findJobProgress(io.db, id)).toMatchObject(progress);
});

test('every job that reads a site which a stranger names has a time limit and a share for each account', () => {
  for (const name of ['create-project', 'fetch-sub-pages', 'check-store', 'check-site'] as const) {
    const {
      maxSeconds = Number.POSITIVE_INFINITY,
      perAccount = Number.POSITIVE_INFINITY,
      ...job
    }: Job = jobs[name] as Job;
    expect(maxSeconds, name).toBeLessThanOrEqual(300);
    expect(maxSeconds, name).toBeLessThan(job.expireInSeconds);
    expect(perAccount, name).toBeLessThan(job.lanes?.[0]?.workers ?? job.concurrency ?? 1);
  }
});
