// Looks of one worker at 20,000 pages of 67 kB, as monitoring takes them: first all are new, then none has changed (the
// shop answers 304), then all have. Everything is stored in PostgreSQL, politeness is off. Then memory after 5,000 and
// 20,000 looks, bytes of every row that is kept, and what a small copy of an image costs.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { connect, migrateUp } from '../src/io/db/db.ts';
import { startEmbedded } from '../src/io/db/embedded/start-embedded.ts';
import { addUser } from '../src/io/db/queries/accounts/users.ts';
import { listWatchedProjects } from '../src/io/db/queries/watch/watched-projects.ts';
import { addWebhookEndpoint } from '../src/io/db/queries/watch/webhooks.ts';
import { watches } from '../src/io/db/schema/index.ts';
import { savePlans } from '../src/io/db/seeds/plans.ts';
import { createLog } from '../src/io/log/log.ts';
import { createQueues, startBoss } from '../src/io/queue/queue.ts';
import { createRenderer } from '../src/io/render/renderer.ts';
import { jobs } from '../src/jobs/jobs.ts';
import { bundleWorker } from '../test/bundled-worker.ts';
import type { WatchOrder, WatchReport } from '../test/watch-worker.ts';
import { addWatchedProject } from '../test/watched-project.ts';
import { finish, printTable, rounded } from './harness.ts';
import { bytesPerRow, databaseCpuMs } from './watch/measure-database.ts';

const isShort = process.argv.includes('--short');
const startWatchWorker = await bundleWorker<WatchOrder>('watch-worker');
const PAGES = isShort ? 2_000 : 20_000;
const MEMORY_AT = [PAGES / 4, PAGES];
/** Of a second project, whose changes are told to a webhook. */
const TOLD_PAGES = 500;
const COPIES = 20;
/** Looks of every worker before it is measured: one runs for days. */
const WARM_UP = 500;
const EVENTS = 1_000_000;
const USUAL_PAGES = 1_000;
const USUAL_RUNS = isShort ? 20 : 100;
const SHOPS = 10_000;

async function* linesOf(child: ChildProcess) {
  if (!child.stdout) throw new Error('no output');
  yield* createInterface({ input: child.stdout });
}

const shopProcess = spawn(
  process.execPath,
  [join(import.meta.dirname, 'watch/shop-process.ts'), JSON.stringify({ pages: PAGES })],
  { stdio: ['pipe', 'pipe', 'inherit'] },
);
const shopLines = linesOf(shopProcess);
const shopUrl = (await shopLines.next()).value as string;
const publish = async (titleEnd: string) => {
  shopProcess.stdin.write(`${titleEnd}\n`);
  await shopLines.next();
};
const dataDir = mkdtempSync(join(tmpdir(), 'linkbild-bench-watch-'));
// Durable as in production: what is saved is on disk.
const embedded = await startEmbedded({ dataDir });
await migrateUp(embedded.url);
const database = connect(embedded.url);
const { db } = database;
await makeQueues();

/** Workers of their own processes find the queues there. */
async function makeQueues() {
  const boss = await startBoss(embedded.url, createLog('silent'), { works: false, maxConnections: 2 });
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
  const order = { databaseUrl: embedded.url, projectId, allowedHosts: [new URL(shopUrl).host], leaseMs: 300_000 };
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
  const copy = () => renderer.improveImage(bytes, { share: 'bench', width: 480, height: 252 });
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

let ownerId = 0;
try {
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
  finish({ bench: 'watch', ratios, figures }, { 'changed pages': 3, 'memory that grows': 0.8 });
} finally {
  shopProcess.kill();
  await database.close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
