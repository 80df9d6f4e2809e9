import { sql } from 'drizzle-orm';
import type { JobWithMetadata } from 'pg-boss';
import { afterAll, describe, expect, test } from 'vitest';
import { crawlSite } from '#flows/audit/crawl-site.ts';
import { enqueueCrawl } from '#flows/crawl/running-crawls.ts';
import { listJobs } from '#io/db/queries/operation/jobs.ts';
import { crawlProgress, findSiteCrawl } from '#io/db/queries/pages/site-crawls.ts';
import { projects } from '#io/db/schema/index.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { createLog } from '#io/log/log.ts';
import { readerHere } from '#io/page-reader/page-reader.ts';
import { startBoss } from '#io/queue/queue.ts';
import { createTestApi, waitFor } from '../../test/api.ts';
import { planCrawl } from '../../test/generated-projects.ts';
import { jobs } from './jobs.ts';
import { type Job, runJob } from './run-job.ts';
import { withinShare } from './work.ts';

const body = new TextEncoder().encode('<!doctype html><html><head><title>A page</title></head></html>');
/** Sites whose host begins with `held` do not respond before this. */
const released = Promise.withResolvers<void>();
const held = new Set<string>();
const fetched: string[] = [];
const politeFetch: Pick<SafeFetch, 'fetch' | 'reader'> = {
  reader: readerHere,
  fetch: async (url) => {
    if (url.startsWith('https://held')) {
      held.add(new URL(url).host);
      await released.promise;
    }
    if (!url.endsWith('/robots.txt')) fetched.push(new URL(url).host);
    const headers = { 'content-type': 'text/html' };
    const times = { ttfbMs: 1, totalMs: 1 };
    return { ok: true, url, finalUrl: url, status: 200, headers, redirects: [], body, truncated: false, ...times };
  },
};
const api = await createTestApi({ politeFetch: politeFetch as SafeFetch });
const { io } = api;
const boss = await startBoss(api.databaseUrl, createLog('silent'), { works: false });
afterAll(async () => {
  released.resolve();
  await boss.stop({ graceful: false, close: true });
});

async function addCrawl(
  site: string,
  pages: number,
  { ownerId, isAwaited = false }: { ownerId: number; isAwaited?: boolean },
) {
  const { project, siteCrawlId } = await planCrawl(io, `https://${site}.example`, pages);
  await io.db.update(projects).set({ ownerId }).where(sql`id = ${project.id}`);
  const progress = { text: { en: 'Soon', de: 'Gleich' }, projectId: project.id };
  const jobId = await enqueueCrawl(io, io.db, { id: siteCrawlId, ownerId, isAwaited, progress });
  return { siteCrawlId, jobId: jobId ?? '' };
}

const someone = async (name: string) => (await api.addPerson(`${name}@example.com`)).id;

/** One worker, turn by turn, until the queue is empty. Gives the jobs in their order. */
async function workAlone(): Promise<JobWithMetadata<unknown>[]> {
  const job: Job<{ siteCrawlId: number }> = {
    ...jobs['crawl-site'],
    run: ({ siteCrawlId }, run) => crawlSite(run.io, siteCrawlId, { ...run, turn: { pages: 8, ms: 3_600_000 } }),
  };
  const turns: JobWithMetadata<unknown>[] = [];
  for (;;) {
    const [task] = await boss.fetch('crawl-site', { includeMetadata: true });
    if (!task) return turns;
    turns.push(task);
    const result = await runJob('crawl-site', job as Job, task, { io, signal: new AbortController().signal });
    expect(result.status).toBe('completed');
    await boss.complete('crawl-site', task.id);
  }
}

describe('crawls take turns', () => {
  test('a large crawl lets every other go on after its turn, and ends with each page read once', async () => {
    const ownerId = await someone('turns');
    const a = await addCrawl('a', 40, { ownerId });
    const b = await addCrawl('b', 40, { ownerId });
    const c = await addCrawl('c', 4, { ownerId });
    const turns = await workAlone();
    const order = turns.map(({ id }) => (id === a.jobId ? 'a' : id === b.jobId ? 'b' : 'c')).join('');
    expect(order).toMatch(/^abc(ab){2,}b?$/);
    for (const { siteCrawlId } of [a, b, c]) expect((await findSiteCrawl(io.db, siteCrawlId))?.state).toBe('done');
    const times = Object.groupBy(fetched, (host) => host);
    expect([times['a.example']?.length, times['b.example']?.length, times['c.example']?.length]).toEqual([40, 40, 4]);
    expect(
      turns.map(({ retryLimit, retryCount }) => retryLimit - retryCount),
      'a turn is not an attempt',
    ).toEqual(turns.map(() => jobs['crawl-site'].retryLimit));
    const { items } = await listJobs(io.db, { page: 1, perPage: 10 });
    expect(items.map(({ retryCount }) => retryCount)).toEqual([0, 0, 0]);
  });

  test('what somebody waits for comes first, once: after its first turn it is behind the others', async () => {
    const ownerId = await someone('lane');
    const long = await addCrawl('long', 30, { ownerId });
    const awaited = await addCrawl('awaited', 30, { ownerId, isAwaited: true });
    const turns = (await workAlone()).map(({ id }) => id);
    expect(turns.slice(0, 3)).toEqual([awaited.jobId, long.jobId, awaited.jobId]);
  });
});

describe('workers that take jobs of one account at the same moment', () => {
  test('run its share, and the rest goes back to its place in the queue', async () => {
    const ownerId = await someone('together');
    for (let at = 0; at < 4; at++) await addCrawl(`together-${at}`, 3, { ownerId, isAwaited: true });
    const tasks = await boss.fetch('crawl-site', { batchSize: 4, includeMetadata: true });
    const end = Promise.withResolvers<'done'>();
    const begun = new Set<string>();
    const begin: Job['run'] = (_, { id }) => {
      begun.add(id);
      return end.promise;
    };
    const job: Job = { ...(jobs['crawl-site'] as Job), run: begin };
    const run = withinShare('crawl-site', job, { io, signal: new AbortController().signal });
    const results = tasks.map(run);
    const last = tasks[3];
    expect(await results[3]).toEqual({ id: last?.id, status: 'completed' });
    end.resolve('done');
    await Promise.all(results);
    expect(begun).toEqual(new Set(tasks.slice(0, 3).map(({ id }) => id)));
    await boss.complete('crawl-site', [...begun]);
    const [again] = await boss.fetch('crawl-site', { includeMetadata: true });
    const { id, createdOn, priority, groupId } = again ?? {};
    expect({ id, createdOn, priority, groupId }).toEqual({
      id: last?.id,
      createdOn: last?.createdOn,
      priority: last?.priority,
      groupId: last?.groupId,
    });
    await run(again as JobWithMetadata<unknown>);
    await boss.complete('crawl-site', id ?? '');
  });
});

describe('beside crawls that do not end', () => {
  test('one that somebody waits for is read, whether the others are of another account or its own', async () => {
    const large = await someone('large');
    for (let at = 0; at < 8; at++) await addCrawl(`held-${at}`, 10, { ownerId: large });
    await api.runJobs();
    await waitFor(async () => held.size === 3, 'three large crawls');
    for (const ownerId of [await someone('small'), large]) {
      const { siteCrawlId } = await addCrawl(`small-${ownerId}`, 5, { ownerId, isAwaited: true });
      await waitFor(async () => (await findSiteCrawl(io.db, siteCrawlId))?.state === 'done', 'the small crawl');
      expect(await crawlProgress(io.db, siteCrawlId)).toMatchObject({ done: 5 });
    }
  });

  test('one account does not get all workers, neither those for short crawls nor those for long ones', async () => {
    const greedy = await someone('greedy');
    for (let at = 0; at < 8; at++) await addCrawl(`held-short-${at}`, 10, { ownerId: greedy, isAwaited: true });
    await waitFor(async () => held.size === 6, 'three short crawls');
    const modest = await someone('modest');
    for (const isAwaited of [true, false]) {
      const { siteCrawlId } = await addCrawl(`modest-${isAwaited}`, 5, { ownerId: modest, isAwaited });
      await waitFor(async () => (await findSiteCrawl(io.db, siteCrawlId))?.state === 'done', 'the modest crawl');
    }
  });
});
