// Our reading and judging of pages with the frontier in memory, like Crawlee: what followLinks does for each page,
// without PostgreSQL.
import { readFileSync } from 'node:fs';
import { generatedPath } from '../../sample-shop/generated-pages.ts';
import { type RunningCrawl, readCrawlPage } from '../../src/flows/crawl/crawl-page.ts';
import { createSafeFetch } from '../../src/io/fetch/safe-fetch.ts';
import { createPageReader } from '../../src/io/page-reader/page-reader.ts';

const { shopUrl, pages, warmUp } = JSON.parse(process.argv[2] ?? '{}') as {
  shopUrl: string;
  pages: number;
  warmUp: number;
};
// As the server reads: pages are parsed and judged in reader processes, whose time counts.
const reader = createPageReader();
const safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(shopUrl).host], reader });
const now = new Date(0);
const walk: RunningCrawl = {
  crawl: {
    id: 1,
    projectId: 1,
    state: 'running',
    kind: 'read',
    auditId: null,
    findsLinks: false,
    maxPages: pages,
    pagesFound: pages,
    pagesRead: 0,
    error: null,
    createdAt: now,
    updatedAt: now,
    finishedAt: null,
  },
  // Reading needs the project's URL, its locales and its page type.
  project: { full: `${shopUrl}/`, locales: {}, pageType: 'shopify' } as RunningCrawl['project'],
  routes: [],
  recorder: null,
  safeFetch,
  userAgent: 'LinkbildBot/1.0 (+http://localhost/for-developers)',
  imagesUrls: [],
  signal: new AbortController().signal,
  robots: new Map(),
  probes: new Map(),
  failedRetries: 0,
  isTurnOver: () => false,
};
let titles = 0;
// Both sides read some pages before measuring, like a worker that has been up for more than a second.
await readAll(pages, pages + warmUp);
titles = 0;
const start = performance.now();
const cpu = process.cpuUsage();
const readersBefore = readersMs();
await readAll(0, pages);
const milliseconds = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
const readers = readersMs() - readersBefore;
await safeFetch.close();
reader.close();
process.stdout.write(`${JSON.stringify({ pages, titles, milliseconds, cpuMs: (user + system) / 1000 + readers })}\n`);

/** Processor time of the reader processes so far, where the system tells (Linux): user and system, in 1/100 s. */
function readersMs(): number {
  try {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8')
      .split(' ')
      .filter(Boolean);
    const ticks = children.map((id) => readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []);
    return ticks.reduce((sum, fields) => sum + 10 * (Number(fields[11]) + Number(fields[12])), 0);
  } catch {
    return 0;
  }
}

async function readAll(from: number, to: number) {
  let next = from;
  const read = async () => {
    for (let index = next++; index < to; index = next++) {
      const taken = {
        id: index,
        url: shopUrl + generatedPath(index),
        depth: 0,
        attempts: 1,
        etag: null,
        fetchedAt: null,
        image: null,
      };
      const { page } = await readCrawlPage(walk, taken);
      if (page.read?.title && page.read.result.score > 0) titles += 1;
    }
  };
  await Promise.all(Array.from({ length: 8 }, read));
}
