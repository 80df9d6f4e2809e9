// A worker that watches one project and nothing else, to be killed: node test/watch-worker.ts '{"databaseUrl":…}'.
import { watchProject } from '#flows/watch/watch-project.ts';
import { createKeys } from '#io/accounts/secret-keys.ts';
import { connect } from '#io/db/db.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createDiskFiles } from '#io/files/disk-files.ts';
import type { Io } from '#io/io.ts';
import { createLog } from '#io/log/log.ts';
import { createQueue, startBoss } from '#io/queue/queue.ts';

export interface WatchOrder {
  databaseUrl: string;
  projectId: number;
  allowedHost: string;
  folder: string;
  leaseMs: number;
  /** The watch's clock starts here and runs as fast as ours. */
  now: string;
}

const order = JSON.parse(process.argv[2] ?? '{}') as WatchOrder;
const log = createLog('error');
const database = connect(order.databaseUrl, { maxConnections: 4 });
const boss = await startBoss(order.databaseUrl, log, { works: false, maxConnections: 2 });
const safeFetch = createSafeFetch({ allowedPrivateHosts: [order.allowedHost] });
const started = performance.now();
const io = {
  db: database.db,
  reportDb: database.db,
  queue: createQueue(boss),
  safeFetch,
  politeFetch: safeFetch,
  files: createDiskFiles(order.folder),
  // Copies of images are not what this is about.
  renderer: { improveImage: async () => ({ ok: false, reason: 'busy' }) },
  keys: createKeys('the secret of the tests'),
  log,
  settings: {
    siteUrl: 'http://localhost:3000',
    imagesUrl: 'http://localhost:3000/images',
    userAgent: 'LinkbildBot/1.0 (+http://localhost/for-developers)',
  },
  now: () => new Date(Date.parse(order.now) + performance.now() - started),
} as unknown as Io;

await watchProject(io, order.projectId, new AbortController().signal, { leaseMs: order.leaseMs });
await boss.stop({ graceful: false, close: true });
await safeFetch.close();
await database.close();
process.exit(0);
