import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { startSampleShop } from '../sample-shop/server.ts';
import { assemble } from '../src/assemble.ts';
import { SESSION_COOKIE } from '../src/contract/session-cookie.ts';
import { readEnv } from '../src/env.ts';
import { writeMail } from '../src/flows/mails/send-mail.ts';
import { newToken } from '../src/io/accounts/tokens.ts';
import { migrateUp } from '../src/io/db/db.ts';
import { startEmbedded } from '../src/io/db/embedded/start-embedded.ts';
import { addSession } from '../src/io/db/queries/accounts/sessions.ts';
import { addUser } from '../src/io/db/queries/accounts/users.ts';
import { createLog } from '../src/io/log/log.ts';
import { planCrawl } from '../test/crawl-site.ts';
import { postmasterOf } from '../test/embedded-processes.ts';
import { freePort, type Instance, newDataDir, removeDataDir, startInstance } from '../test/instance.ts';
import { finish, printTable, rounded } from './harness.ts';

const KILLS = Number(process.argv.find((word) => word.startsWith('--kills='))?.split('=')[1] ?? 100);
const PAGES = 1_000;
const targets = ['web', 'worker', 'database', 'all'] as const;
type Target = (typeof targets)[number];
/** Jobs of a killed process are found 30 s after its last heartbeat; a mail may be retried later. */
const SETTLE_MS = 180_000;

const received = new Map<string, number>();
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    stream.resume();
    stream.on('end', () => {
      for (const { address } of envelope.rcptTo) received.set(address, (received.get(address) ?? 0) + 1);
      done();
    });
  },
});
// A worker that is killed in the middle of a mail.
smtp.on('error', () => undefined);
const smtpPort = await new Promise<number>((resolve) => {
  const listening = smtp.listen(0, '127.0.0.1', () => resolve((listening.address() as { port: number }).port));
});
const shop = await startSampleShop({ port: 0, pages: PAGES, lean: true });
const dataDir = newDataDir();
const embedded = await startEmbedded({ dataDir });
await migrateUp(embedded.url);
const settings = {
  DATABASE_URL: embedded.url,
  SAMPLE_SHOP_PORT: '0',
  ALLOWED_PRIVATE_HOSTS: new URL(shop.url).host,
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
};
const { io, boss, database, close } = await assemble(
  readEnv({ ...settings, DATA_DIR: dataDir, ROLE: 'web', PORT: '0' }),
  embedded.url,
  createLog('silent'),
);

const running = new Map<'web' | 'worker', Instance>();
const ports = { web: String(await freePort()), worker: String(await freePort()) };
const start = async (role: 'web' | 'worker') => {
  const own: Record<string, string> = role === 'web' ? { PORT: ports.web } : { HEALTH_PORT: ports.worker };
  running.set(role, await startInstance(dataDir, { ...settings, ROLE: role, ...own }));
};

try {
  await Promise.all([start('web'), start('worker')]);
  process.exitCode = await killByTurns();
} finally {
  for (const instance of running.values()) await instance.stop();
  await boss.stop({ graceful: false, close: true }).catch(() => undefined);
  await close().catch(() => undefined);
  await embedded.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await shop.close();
  removeDataDir(dataDir);
}

async function killByTurns(): Promise<number> {
  const user = await addUser(io.db, { email: 'writer@bench.example', role: 'superadmin', status: 'active' });
  const cookies = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const token = newToken();
      if (user) await addSession(io.db, user.id, token);
      return `${SESSION_COOKIE}=${token}`;
    }),
  );
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
          cookie: cookies[0] ?? '',
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
  const kept = await fetch(`${url}/api/auth/user`, { headers: { cookie: cookies[0] ?? '' } }).then((answer) =>
    answer.json(),
  );
  const lost = Math.max(0, written.last - Number(kept.achievementMap?.counter ?? 0));
  const unsent = mails.filter((email) => !received.has(email)).length;
  const twice = [...received.values()].filter((count) => count > 1).length;
  const median = (list: number[]) => rounded((list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0) / 1000);
  printTable(
    ['killed', 'times', 'ready again, median s', 'longest s'],
    targets.map((target) => [
      target,
      String(back[target].length),
      String(median(back[target])),
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
  finish({ bench: 'kills', ratios: {}, figures }, {});
  return lost + unsent + settled.jobsLeft + settled.jobsGivenUp + settled.pagesLeft > 0 ? 1 : 0;
}

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
