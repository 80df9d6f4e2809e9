// A backlog of background jobs: how long until all of it is done. Mails go to an SMTP server on this machine, ten at
// once; the small jobs are taken one by one by a single worker, the slowest way there is.

import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { assemble } from '../src/assemble.ts';
import { readEnv } from '../src/env.ts';
import { writeMail } from '../src/flows/mails/send-mail.ts';
import { createLog } from '../src/io/log/log.ts';
import { work } from '../src/jobs/work.ts';
import { atEnd, isShort, runBench, startDatabase, startMailServer } from './environment.ts';
import { printTable, rounded } from './harness.ts';

const MAILS = isShort ? 20 : 200;
const SMALL_JOBS = isShort ? 100 : 1_000;

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
  const env = readEnv({ DATA_DIR: dataDir, SMTP_URL: smtpUrl, PORT: '0' });
  const { io, boss, close } = await assemble(env, url, createLog('silent'));
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
  printTable(
    ['work', 'seconds'],
    [
      [`${MAILS} mails by SMTP`, String(rounded(mailSeconds))],
      [`${SMALL_JOBS} small jobs, one worker`, String(rounded(smallJobSeconds))],
    ],
  );
  return {
    ratios: { '200 mails in 10 s': 10 / mailSeconds, '1,000 jobs in 20 s': 20 / smallJobSeconds },
    bars: { '200 mails in 10 s': 1, '1,000 jobs in 20 s': 1 },
    figures: { mailSeconds: rounded(mailSeconds), smallJobSeconds: rounded(smallJobSeconds) },
  };
});
