import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startSampleShop } from '../sample-shop/server.ts';
import { assemble } from '../src/assemble.ts';
import { readEnv } from '../src/env.ts';
import { writeMail } from '../src/flows/mails/send-mail.ts';
import { createLog } from '../src/io/log/log.ts';
import { postmasterOf } from '../test/embedded-processes.ts';
import { planCrawl } from '../test/generated-projects.ts';
import { freePort, type Instance, startInstance } from '../test/instance.ts';
import { atEnd, cookieOf, isShort, option, runBench, startDatabase, startMailServer } from './environment.ts';
import { median, printTable, rounded } from './harness.ts';

const KILLS = Number(option('kills') ?? (isShort ? 3 : 100));
const PAGES = isShort ? 100 : 1_000;
const targets = ['web', 'worker', 'database', 'all'] as const;
type Target = (typeof targets)[number];
/** Jobs of a killed process are found 30 s after its last heartbeat; a mail may be retried later. */
const SETTLE_MS = 180_000;

const received = new Map<string, number>();
const smtpUrl = await startMailServer((recipients) => {
  for (const address of recipients) received.set(address, (received.get(address) ?? 0) + 1);
});
const shop = await startSampleShop({ port: 0, pages: PAGES, lean: true });
atEnd(() => shop.close());
const { dataDir, url: databaseUrl } = await startDatabase();
const settings = {
  DATABASE_URL: databaseUrl,
  SAMPLE_SHOP_PORT: '0',
  ALLOWED_PRIVATE_HOSTS: new URL(shop.url).host,
  SMTP_URL: smtpUrl,
};
const { io, boss, database, close } = await assemble(
  readEnv({ ...settings, DATA_DIR: dataDir, ROLE: 'web', PORT: '0' }),
  databaseUrl,
  createLog('silent'),
);
atEnd(async () => {
  await boss.stop({ graceful: false, close: true });
  await close();
});

const running = new Map<'web' | 'worker', Instance>();
const ports = { web: String(await freePort()), worker: String(await freePort()) };
const start = async (role: 'web' | 'worker') => {
  const own: Record<string, string> = role === 'web' ? { PORT: ports.web } : { HEALTH_PORT: ports.worker };
  running.set(role, await startInstance(dataDir, { ...settings, ROLE: role, ...own }));
};

atEnd(async () => {
  for (const instance of running.values()) await instance.stop();
});

async function killAndStart(target: Target): Promise<void> {
  const roles = target === 'all' ? (['web', 'worker'] as const) : target === 'database' ? [] : [target];
  if (target === 'database' || target === 'all') {
    process.kill(postmasterOf(dataDir), 'SIGKILL');
  }
  await Promise.all(roles.map((role) => running.get(role)?.kill()));
  await Promise.all(roles.map(start));
  for (const port of [ports.web, ports.worker]) {
    while (
      !(await fetch(`http://localhost:${port}/api/health`).then(
        ({ ok }) => ok,
        () => false,
      ))
    )
      await wait(20);
  }
}

/** Until all work is done, or its time is up: what is left then is stuck. */
async function settle(mails: string[]) {
  const until = performance.now() + SETTLE_MS;
  const number = async (query: ReturnType<typeof sql>) => Number((await io.db.execute(query)).rows[0]?.count);
  const started = performance.now();
  for (;;) {
    const jobsLeft = await number(
      sql`select count(*)::int as count from pgboss.job where name in ('send-mail', 'crawl-site') and state < 'completed'`,
    );
    const pagesLeft = await number(
      sql`select count(*)::int as count from site_crawl_pages where state in ('waiting', 'taken')`,
    );
    const jobsGivenUp = await number(sql`select count(*)::int as count from pgboss.job where state = 'failed'`);
    const isDone = jobsLeft + pagesLeft === 0 && mails.every((email) => received.has(email));
    if (isDone || performance.now() > until) {
      return { jobsLeft, jobsGivenUp, pagesLeft, settledSeconds: rounded((performance.now() - started) / 1000) };
    }
    await wait(200);
  }
}

await runBench('kills', async () => {
  await Promise.all([start('web'), start('worker')]);
  const cookie = await cookieOf(io.db, 'writer@bench.example');
  const { siteCrawlId } = await planCrawl(database, shop.url, PAGES);
  await io.queue.enqueue(io.db, 'crawl-site', { siteCrawlId }, { singletonKey: `crawl-${siteCrawlId}` });
  let isOver = false;
  const written = { acknowledged: 0, last: 0, refused: 0 };
  const url = `http://localhost:${ports.web}`;
  const writing = (async () => {
    for (let value = 1; !isOver; value++) {
      const response = await fetch(`${url}/api/user/achievement/`, {
        method: 'POST',
        headers: {
          cookie,
          'content-type': 'application/json',
          origin: url,
          'x-requested-with': 'XMLHttpRequest',
        },
        body: JSON.stringify({ key: 'counter', value: String(value) }),
      }).catch(() => null);
      if (response?.ok) {
        written.acknowledged += 1;
        written.last = value;
      } else written.refused += 1;
      await wait(400); // a thousand an hour are allowed
    }
  })();
  const mails: string[] = [];
  const mailing = (async () => {
    for (let at = 0; !isOver; at++) {
      const email = `p${at}@bench.example`;
      const mail = { kind: 'bench', subject: 'x', html: '<p>x</p>', text: 'x', unsubscribeUrl: null } as never;
      const isStored = await io.db
        .transaction((db) => writeMail(io, db, { email, language: 'en' }, mail))
        .then(
          () => true,
          () => false,
        );
      if (isStored) mails.push(email);
      await wait(50);
    }
  })();
  const back: Record<Target, number[]> = { web: [], worker: [], database: [], all: [] };
  for (let kill = 0; kill < KILLS; kill++) {
    const target = targets[kill % targets.length] as Target;
    await wait(200 + Math.random() * 800); // at any time during the work
    const started = performance.now();
    await killAndStart(target);
    back[target].push(performance.now() - started);
  }
  isOver = true;
  await Promise.all([writing, mailing]);
  const settled = await settle(mails);
  const kept = await fetch(`${url}/api/auth/user`, { headers: { cookie } }).then((answer) => answer.json());
  const lost = Math.max(0, written.last - Number(kept.achievementMap?.counter ?? 0));
  const unsent = mails.filter((email) => !received.has(email)).length;
  const twice = [...received.values()].filter((count) => count > 1).length;
  printTable(
    ['killed', 'times', 'ready again, median s', 'longest s'],
    targets.map((target) => [
      target,
      String(back[target].length),
      String(rounded(median(back[target]) / 1000)),
      String(rounded(Math.max(...back[target]) / 1000)),
    ]),
  );
  const figures = {
    kills: KILLS,
    acknowledgedWrites: written.acknowledged,
    refusedWrites: written.refused,
    lostWrites: lost,
    mails: mails.length,
    unsentMails: unsent,
    mailsSentTwice: twice,
    ...settled,
    load: rounded(loadavg()[0] ?? 0),
  };
  printTable(
    ['what', 'figure'],
    Object.entries(figures).map(([name, figure]) => [name, String(figure)]),
  );
  const isFailed = lost + unsent + settled.jobsLeft + settled.jobsGivenUp + settled.pagesLeft > 0;
  return { ratios: {}, figures, isFailed };
});
