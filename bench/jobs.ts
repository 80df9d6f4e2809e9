// A backlog of background jobs: how long until all of it is done. Mails go to an SMTP server on this machine, ten at
// once; the small jobs are taken one by one by a single worker, the slowest way there is. Then a shop of 25 pages, alone
// and beside four that have 10,000, each read at the ten pages a second that a host is asked for.

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { assemble } from '../src/assemble.ts';
import { readEnv } from '../src/env.ts';
import { enqueueCrawl } from '../src/flows/crawl/running-crawls.ts';
import { writeMail } from '../src/flows/mails/send-mail.ts';
import { crawlProgress } from '../src/io/db/queries/pages/site-crawls.ts';
import type { Io } from '../src/io/io.ts';
import { createLog } from '../src/io/log/log.ts';
import { createPoliteFetch } from '../src/io/polite-fetch/polite-fetch.ts';
import { work } from '../src/jobs/work.ts';
import { planCrawl } from '../test/generated-projects.ts';
import { atEnd, isShort, runBench, startDatabase, startMailServer, startProcess } from './environment.ts';
import { median, printTable, rounded } from './harness.ts';

const MAILS = isShort ? 20 : 200;
const SMALL_JOBS = isShort ? 100 : 1_000;
const LARGE_SHOPS = 4;
const LARGE_PAGES = isShort ? 1_000 : 10_000;
const SMALL_PAGES = 25;
const ROUNDS = isShort ? 1 : 3;

async function secondsUntil(isDone: () => Promise<boolean>): Promise<number> {
  const start = performance.now();
  while (!(await isDone())) await wait(20);
  return (performance.now() - start) / 1000;
}

await runBench('jobs', async () => {
  let received = 0;
  const smtpUrl = await startMailServer(() => {
    received += 1;
  });
  const { dataDir, url } = await startDatabase();
  const shops = await startShops();
  const hosts = shops.map((shop) => new URL(shop).host).join(',');
  const env = readEnv({ DATA_DIR: dataDir, SMTP_URL: smtpUrl, PORT: '0', ALLOWED_PRIVATE_HOSTS: hosts });
  const { io: assembled, boss, close } = await assemble(env, url, createLog('silent'));
  // Shops on this machine are exempt from a host's limits otherwise.
  const io: Io = { ...assembled, politeFetch: createPoliteFetch(assembled.db, assembled.safeFetch, { exempt: [] }) };
  const stopping = new AbortController();
  atEnd(async () => {
    stopping.abort();
    await boss.stop({ graceful: true, timeout: 2_000, close: true });
    await close();
  });

  const mail = { kind: 'bench', subject: 'x', html: '<p>x</p>', text: 'x', unsubscribeUrl: null } as never;
  for (let at = 0; at < MAILS; at++) await writeMail(io, io.db, { email: `p${at}@example.com`, language: 'en' }, mail);
  const working = work(boss, io, stopping.signal);
  const mailSeconds = await secondsUntil(async () => received >= MAILS);
  await working;

  // For a project that does not exist: only the queue itself is measured.
  for (let at = 1; at <= SMALL_JOBS; at++) {
    await io.queue.enqueue(io.db, 'redraw-pages', { projectId: 1_000_000 + at, routeTemplateId: at });
  }
  const left = sql`select count(*)::int as count from pgboss.job where name = 'redraw-pages' and state < 'completed'`;
  const begin = Number((await io.db.execute(left)).rows[0]?.count);
  const jobSeconds = await secondsUntil(async () => (await io.db.execute(left)).rows[0]?.count === 0);

  // Jobs start while others are still being enqueued: only the remaining ones count.
  const smallJobSeconds = (jobSeconds * SMALL_JOBS) / begin;
  const { alone, beside } = await measureSmallCrawl(io, shops);
  printTable(
    ['work', 'seconds'],
    [
      [`${MAILS} mails by SMTP`, String(rounded(mailSeconds))],
      [`${SMALL_JOBS} small jobs, one worker`, String(rounded(smallJobSeconds))],
      [`a shop of ${SMALL_PAGES} pages, alone`, String(rounded(alone))],
      [`the same beside ${LARGE_SHOPS} shops of ${LARGE_PAGES} pages`, String(rounded(beside))],
    ],
  );
  return {
    ratios: {
      '200 mails in 10 s': 10 / mailSeconds,
      '1,000 jobs in 20 s': 20 / smallJobSeconds,
      'a small crawl alone': alone / beside,
    },
    bars: { '200 mails in 10 s': 1, '1,000 jobs in 20 s': 1, 'a small crawl alone': 0.5 },
    figures: {
      mailSeconds: rounded(mailSeconds),
      smallJobSeconds: rounded(smallJobSeconds),
      smallCrawlSeconds: { alone: rounded(alone), beside: rounded(beside) },
    },
  };
});

/** The large ones first, the small one last. */
async function startShops(): Promise<string[]> {
  const { next } = startProcess('shop-process.ts', { pages: LARGE_PAGES, shops: LARGE_SHOPS + 1 });
  const urls: string[] = [];
  while (urls.length <= LARGE_SHOPS) urls.push(await next());
  return urls;
}

/** Seconds from the order to the last page, alone and then while the large ones are being read. */
async function measureSmallCrawl(io: Io, shops: readonly string[]): Promise<{ alone: number; beside: number }> {
  const smallShop = shops.at(-1) ?? '';
  const readSmall = async () => {
    const seconds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { siteCrawlId: id } = await planCrawl(io, smallShop, SMALL_PAGES);
      await enqueueCrawl(io, io.db, { id, ownerId: null, isAwaited: true });
      seconds.push(await secondsUntil(async () => (await crawlProgress(io.db, id)).state === 'done'));
    }
    return median(seconds);
  };
  const alone = await readSmall();
  const large: number[] = [];
  for (const shop of shops.slice(0, LARGE_SHOPS)) large.push((await planCrawl(io, shop, LARGE_PAGES)).siteCrawlId);
  for (const id of large) await enqueueCrawl(io, io.db, { id, ownerId: null, isAwaited: true });
  await secondsUntil(async () => {
    const states = await Promise.all(large.map((id) => crawlProgress(io.db, id)));
    return states.every(({ done }) => done > 0);
  });
  return { alone, beside: await readSmall() };
}
