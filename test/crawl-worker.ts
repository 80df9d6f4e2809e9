// A worker that runs one crawl and nothing else, to be killed: node test/crawl-worker.ts '{"databaseUrl":…}'.
import { followLinks } from '#flows/crawl/follow-links.ts';
import { connect } from '#io/db/db.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';

export interface CrawlOrder {
  databaseUrl: string;
  siteCrawlId: number;
  allowedHost: string;
  leaseMs: number;
  atOnce: number;
  /** Reports its memory after this many batches. */
  memoryEvery?: number;
}

const order = JSON.parse(process.argv[2] ?? '{}') as CrawlOrder;
const database = connect(order.databaseUrl, { maxConnections: order.atOnce + 1 });
const safeFetch = createSafeFetch({ allowedPrivateHosts: [order.allowedHost] });
let reports = 0;
const start = performance.now();

const { memoryEvery } = order;
const end = await followLinks(order.siteCrawlId, {
  db: database.db,
  safeFetch,
  userAgent: 'LinkbildBot/1.0 (+http://localhost/for-developers)',
  imagesUrls: ['http://localhost/images'],
  signal: new AbortController().signal,
  leaseMs: order.leaseMs,
  atOnce: order.atOnce,
  ...(memoryEvery ? { report: async (_, { en }) => measure(en, memoryEvery) } : {}),
});
const milliseconds = performance.now() - start;
await safeFetch.close();
await database.close();
process.stdout.write(`${JSON.stringify({ end, milliseconds })}\n`);

/** After a collection, if the runtime allows requesting one: what is left is in use. */
function measure(text: string, every: number) {
  reports += 1;
  const pages = Number(text.split(' ')[0]);
  if (reports % every !== 0) return;
  globalThis.gc?.();
  const { heapUsed, rss, arrayBuffers } = process.memoryUsage();
  process.stdout.write(`${JSON.stringify({ pages, heap: heapUsed + arrayBuffers, rss })}\n`);
}
