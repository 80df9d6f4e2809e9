// A worker that watches one project and sends what comes of it, to be killed: node test/watch-worker.ts '{"databaseUrl":…}'.
import { setTimeout as wait } from 'node:timers/promises';
import { sendAlerts } from '#flows/alerts/send-alerts.ts';
import { sendWebhooks } from '#flows/alerts/webhooks/send-webhooks.ts';
import { watchProject } from '#flows/watch/watch-project.ts';
import { createKeys } from '#io/accounts/secret-keys.ts';
import { connect } from '#io/db/db.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createDiskFiles } from '#io/files/disk-files.ts';
import type { Io } from '#io/io.ts';
import { createLog } from '#io/log/log.ts';
import { createOperatorData } from '#io/operator/operator-data.ts';
import { createQueue, startBoss } from '#io/queue/queue.ts';

export interface WatchOrder {
  databaseUrl: string;
  projectId: number;
  allowedHosts: string[];
  folder: string;
  leaseMs: number;
  /** The watch's clock starts here and runs as fast as ours. */
  now: string;
  /** To measure the looks alone, and the memory after so many of them. */
  memoryAt?: number[];
  /** Looks before the measuring begins, so that it runs compiled. */
  warmUp?: number;
  /** So often, each with some looks that are due by then. */
  runs?: { count: number; everyMs: number };
}

/** What it writes at its end. */
export interface WatchReport {
  looks: number;
  /** Of them those that time and processor are about. */
  measured: number;
  milliseconds: number;
  cpuMs: number;
  memory: { looks: number; heap: number; rss: number }[];
}

const order = JSON.parse(process.argv[2] ?? '{}') as WatchOrder;
const log = createLog('error');
const database = connect(order.databaseUrl, { maxConnections: 4 });
const boss = await startBoss(order.databaseUrl, log, { works: false, maxConnections: 2 });
const safeFetch = createSafeFetch({ allowedPrivateHosts: order.allowedHosts });
const report: WatchReport = { looks: 0, measured: 0, milliseconds: 0, cpuMs: 0, memory: [] };
const started = performance.now();
let [from, cpu] = [started, process.cpuUsage()];
let ahead = 0;
const countingFetch: typeof safeFetch.fetch = (url, options) => safeFetch.fetch(url, options).finally(() => count(url));
const io = {
  db: database.db,
  reportDb: database.db,
  queue: createQueue(boss),
  safeFetch,
  politeFetch: { ...safeFetch, fetch: countingFetch },
  files: createDiskFiles(order.folder),
  // Copies of images are not what this is about.
  renderer: { improveImage: async () => ({ ok: false, reason: 'busy' }) },
  operator: createOperatorData(database.db, {}, () => performance.now()),
  keys: createKeys(['the secret of the tests']),
  log,
  settings: {
    siteUrl: 'http://localhost:3000',
    imagesUrl: 'http://localhost:3000/images',
    userAgent: 'LinkbildBot/1.0 (+http://localhost/for-developers)',
  },
  now: () => new Date(Date.parse(order.now) + performance.now() - started + ahead),
} as unknown as Io;

const { signal } = new AbortController();
const isSending = order.memoryAt === undefined;
const send = async () => void (await Promise.all([sendAlerts(io, signal), sendWebhooks(io, signal)]));
let isWatching = true;
const sending = (async () => {
  for (; isSending && isWatching; await wait(20)) await send();
})();
const { count: runs, everyMs } = order.runs ?? { count: 1, everyMs: 0 };
for (let run = 0; run < runs; run++) {
  await watchProject(io, order.projectId, signal, { leaseMs: order.leaseMs, runMs: Number.POSITIVE_INFINITY });
  ahead += everyMs;
}
report.milliseconds = performance.now() - from;
report.measured = report.looks - (order.warmUp ?? 0);
const { user, system } = process.cpuUsage(cpu);
report.cpuMs = (user + system) / 1000;
isWatching = false;
await sending;
if (isSending) await send();
await boss.stop({ graceful: false, close: true });
await safeFetch.close();
await database.close();
process.stdout.write(`${JSON.stringify(report)}\n`);

/** After a collection, if the runtime allows requesting one: what is left is in use. */
function count(url: string) {
  if (!url.includes('/products/')) return;
  report.looks += 1;
  if (report.looks === order.warmUp) [from, cpu] = [performance.now(), process.cpuUsage()];
  if (!order.memoryAt?.includes(report.looks)) return;
  globalThis.gc?.();
  const { heapUsed, rss, arrayBuffers } = process.memoryUsage();
  report.memory.push({ looks: report.looks, heap: heapUsed + arrayBuffers, rss });
}
