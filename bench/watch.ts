// Looks of one worker at 20,000 pages of 67 kB, as monitoring takes them: first all are new, then none has changed (the
// shop answers 304), then all have. Everything is stored in PostgreSQL, politeness is off. Then memory after 5,000 and
// 20,000 looks, bytes of every row that is kept, and what a small copy of an image costs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Db } from '../src/io/db/db.ts';
import { addUser } from '../src/io/db/queries/accounts/users.ts';
import { listWatchedProjects } from '../src/io/db/queries/watch/watched-projects.ts';
import { addWebhookEndpoint } from '../src/io/db/queries/watch/webhooks.ts';
import { watches } from '../src/io/db/schema/index.ts';
import { savePlans } from '../src/io/db/seeds/index.ts';
import { createLog } from '../src/io/log/log.ts';
import { createQueues, startBoss } from '../src/io/queue/queue.ts';
import { createRenderer } from '../src/io/render/renderer.ts';
import { jobs } from '../src/jobs/jobs.ts';
import { bundleWorker } from '../test/bundled-worker.ts';
import { addWatchedProject } from '../test/generated-projects.ts';
import type { WatchOrder, WatchReport } from '../test/watch-worker.ts';
import { isShort, linesOf, runBench, startDatabase, startProcess } from './environment.ts';
import { printTable, rounded } from './harness.ts';

const startWatchWorker = await bundleWorker<WatchOrder>('watch-worker');
const PAGES = isShort ? 500 : 20_000;
const MEMORY_AT = [PAGES / 4, PAGES];
/** Of a second project, whose changes are told to a webhook. */
const TOLD_PAGES = 500;
const COPIES = 20;
/** Looks of every worker before it is measured: one runs for days. */
const WARM_UP = 500;
const EVENTS = 1_000_000;
const USUAL_PAGES = 1_000;
const USUAL_RUNS = isShort ? 5 : 100;
const SHOPS = isShort ? 1_000 : 10_000;

const shop = startProcess('shop-process.ts', { pages: PAGES });
const shopUrl = await shop.next();
const publish = async (titleEnd: string) => {
  shop.child.stdin.write(`${titleEnd}\n`);
  await shop.next();
};
const { dataDir, url, db } = await startDatabase();
let ownerId = 0;
await makeQueues();

/** Workers of their own processes find the queues there. */
async function makeQueues() {
  const boss = await startBoss(url, createLog('silent'), { works: false, maxConnections: 2 });
  await createQueues(boss, jobs);
  await boss.stop({ graceful: false, close: true });
}

async function watched(pages: number) {
  const project = await addWatchedProject(db, shopUrl, { pages, ownerId, planId: 'professional-500' });
  await db.insert(watches).values({ projectId: project.id, since: new Date('2026-11-01T00:00:00Z') });
  return project.id;
}

interface Round extends WatchReport {
  /** Of PostgreSQL, for as many looks as were measured. */
  databaseMs: number;
}

/** All pages of a project once, by a worker in its own process. */
async function round(projectId: number, day: string, pages: number, runs?: WatchOrder['runs']): Promise<Round> {
  const before = databaseCpuMs(dataDir);
  const order = { databaseUrl: url, projectId, allowedHosts: [new URL(shopUrl).host], leaseMs: 300_000 };
  const worker = startWatchWorker(
    {
      ...order,
      folder: join(dataDir, 'files'),
      now: `2026-11-${day}T00:00:00Z`,
      memoryAt: MEMORY_AT,
      warmUp: Math.min(WARM_UP, pages / 4),
      ...(runs ? { runs } : {}),
    },
    ['--expose-gc'],
  );
  let report: WatchReport | null = null;
  for await (const line of linesOf(worker)) report = JSON.parse(line) as WatchReport;
  if (!report || report.looks < pages || (!runs && report.looks > pages))
    throw new Error(`${report?.looks} looks at ${pages} pages`);
  const databaseMs = ((databaseCpuMs(dataDir) - before) * report.measured) / report.looks;
  return { ...report, databaseMs };
}

/** A copy as wide as a card on a screen. */
async function measureCopies() {
  const html = await (await fetch(`${shopUrl}/products/item-000001`)).text();
  const url = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const renderer = createRenderer({ processes: 1, timeoutMs: 20_000 });
  const copy = () => renderer.improveImage(bytes, { quota: 'bench', width: 480, height: 252 });
  const first = await copy();
  const start = performance.now();
  for (let at = 0; at < COPIES; at++) await copy();
  const milliseconds = rounded((performance.now() - start) / COPIES);
  renderer.close();
  return { milliseconds, bytes: first.ok ? first.bytes.length : 0, original: bytes.length };
}

/** As the watch usually runs: a shop of 1,000 pages, 20 looks, then nothing until 20 more are due. */
async function measureUsual(): Promise<Round> {
  const project = await watched(USUAL_PAGES);
  await round(project, '05', USUAL_PAGES);
  const everyMs = Math.ceil((20 / EVENTS) * 30 * 86_400_000);
  await db.execute(
    sql`update monitoring_months set used = ${Math.floor((EVENTS * 5) / 30)} where project_id = ${project}`,
  );
  return round(project, '06', (USUAL_RUNS - 1) * 20, { count: USUAL_RUNS, everyMs });
}

/** What it takes every minute to find out which of 10,000 shops have looks due. */
async function measureStart(): Promise<number> {
  await db.execute(sql`with made as (
      insert into projects ("full", slug, state) select 'https://s' || n || '.example/', 's' || n, 'active'
      from generate_series(1, ${SHOPS}) as n returning id),
    people as (insert into user_to_project (project_id, user_id, role) select id, ${ownerId}, 'admin' from made),
    watched as (insert into watches (project_id) select id from made)
    insert into subscriptions (project_id, plan_id, state, started_at) select id, 'professional-500', 'active', now() from made`);
  await db.execute('analyze');
  await listWatchedProjects(db, new Date());
  const start = performance.now();
  const listed = await listWatchedProjects(db, new Date());
  if (listed.length < SHOPS) throw new Error(`${listed.length} shops`);
  return Math.round(performance.now() - start);
}

/** Clock ticks of Linux. */
const TICK_MS = 10;

/** Processor time of the embedded PostgreSQL with all its processes, those that have ended included. */
function databaseCpuMs(dataDir: string): number {
  const server = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  let ticks = 0;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = fieldsOf(pid);
    // 1: parent; 11, 12: own time; 13, 14: that of children that have ended.
    if (pid === server) ticks += sum(fields.slice(11, 15));
    else if (fields[1] === server) ticks += sum(fields.slice(11, 13));
  }
  return ticks * TICK_MS;
}

const sum = (fields: string[]) => fields.reduce((all, field) => all + Number(field), 0);

/** What follows the name in brackets. */
function fieldsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

/** Bytes of a row with its share of indexes and of what is stored apart. Partitions count together. */
async function bytesPerRow(db: Db, table: string): Promise<{ rows: number; row: number; indexes: number }> {
  const { rows } = await db.execute(sql`
    select (select count(*)::int from ${sql.identifier(table)}) as rows,
      sum(pg_table_size(relid))::float8 as "table", sum(pg_indexes_size(relid))::float8 as indexes
    from (select relid from pg_partition_tree(${table}) where isleaf
      union select ${table}::regclass where not exists (select from pg_partition_tree(${table}))) as parts`);
  const { rows: count, table: bytes, indexes } = rows[0] as { rows: number; table: number; indexes: number };
  return { rows: count, row: Math.round(bytes / count), indexes: Math.round(indexes / count) };
}

await runBench('watch', async () => {
  await savePlans(db);
  await db.execute(sql`update plans set monitoring_events = ${EVENTS}`);
  ownerId =
    (await addUser(db, { email: 'bench@example.com', role: 'user', status: 'active', passwordHash: null }))?.id ?? 0;
  // The images are drawn once, before measuring.
  await round(await watched(100), '05', 100);
  const project = await watched(PAGES);
  const first = await round(project, '05', PAGES);
  const unchanged = await round(project, '06', PAGES);
  await publish(' (new)');
  const changed = await round(project, '07', PAGES);
  const usual = await measureUsual();
  const told = await watched(TOLD_PAGES);
  await addWebhookEndpoint(db, {
    projectId: told,
    url: 'https://shop.example/hooks',
    events: ['preview.changed'],
    secret: 'x',
    createdBy: ownerId,
  });
  await round(told, '05', TOLD_PAGES);
  await publish(' (newer)');
  await round(told, '07', TOLD_PAGES);

  const perSecond = ({ measured, milliseconds }: Round) => Math.round((measured * 1000) / milliseconds);
  const each = (of: number, { measured }: Round) => rounded(of / measured);
  const byRound = (read: (one: Round) => number) =>
    Object.fromEntries(Object.entries(rounds).map(([name, one]) => [name, each(read(one), one)]));
  const rounds = { first, unchanged, changed, 'unchanged, 20 at a time': usual };
  console.log(`One worker, ${PAGES} pages of 67 kB on loopback, everything stored.\n`);
  printTable(
    ['pages are', 'looks a second', 'worker, CPU ms a look', 'PostgreSQL, CPU ms a look'],
    Object.entries(rounds).map(([name, one]) => [
      name,
      String(perSecond(one)),
      String(each(one.cpuMs, one)),
      String(each(one.databaseMs, one)),
    ]),
  );
  const held = changed.memory.map(({ looks, heap, rss }) => ({
    looks,
    heapMB: rounded(heap / 1e6),
    rssMB: rounded(rss / 1e6),
  }));
  printTable(
    ['looks', 'held (MB)', 'process (MB)'],
    held.map(({ looks, heapMB, rssMB }) => [looks, heapMB, rssMB].map(String)),
  );
  const sizes: Record<string, Awaited<ReturnType<typeof bytesPerRow>>> = {};
  for (const table of ['page_snapshots', 'watched_pages', 'webhook_deliveries'])
    sizes[table] = await bytesPerRow(db, table);
  await db.execute('vacuum full watched_pages');
  sizes['watched_pages, packed'] = await bytesPerRow(db, 'watched_pages');
  printTable(
    ['table', 'rows', 'bytes a row', 'of indexes'],
    Object.entries(sizes).map(([name, { rows, row, indexes }]) => [name, ...[rows, row, indexes].map(String)]),
  );
  const startMs = await measureStart();
  console.log(`Finding out which of ${SHOPS} shops have looks due: ${startMs} ms.\n`);
  const copy = await measureCopies();
  console.log(`A copy of an image of ${copy.original} bytes: ${copy.bytes} bytes, ${copy.milliseconds} ms.\n`);
  const figures = {
    looksPerSecond: Object.fromEntries(Object.entries(rounds).map(([name, one]) => [name, perSecond(one)])),
    cpuMsPerLook: byRound(({ cpuMs }) => cpuMs),
    databaseCpuMsPerLook: byRound(({ databaseMs }) => databaseMs),
    startMs,
    memory: held,
    bytesPerRow: sizes,
    copy,
  };
  const ratios = {
    'changed pages': unchanged.measured / unchanged.milliseconds / (changed.measured / changed.milliseconds),
    'memory that grows': (changed.memory[0]?.heap ?? 0) / (changed.memory[1]?.heap ?? 1),
  };
  return { ratios, bars: { 'changed pages': 3, 'memory that grows': 0.8 }, figures };
});
