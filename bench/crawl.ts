// Reading and auditing a site of 2,000 pages (fetch, parse, images, every platform) compared with Crawlee's
// CheerioCrawler doing only fetch and parse, the frontier in memory for both; then the whole crawl with its frontier
// and results in PostgreSQL. The shop runs in its own process and treats all alike; politeness is off. Then our memory:
// a worker that reads 200 pages compared with one that reads 20,000.
import { join } from 'node:path';
import { bundleWorker } from '../test/bundled-worker.ts';
import type { CrawlOrder } from '../test/crawl-worker.ts';
import { planCrawl } from '../test/generated-projects.ts';
import { isShort, linesOf, runBench, startDatabase, startProcess } from './environment.ts';
import { median, printTable, rounded } from './harness.ts';

const PAGES = 2000;
const ROUNDS = 3;
/** Read by either side before measuring, so that both run compiled. */
const WARM_UP_PAGES = 500;
const LARGE_PAGE_COUNT = 20_000;
const startCrawlWorker = await bundleWorker<CrawlOrder>('crawl-worker');

interface Walked {
  end?: string;
  milliseconds?: number;
  pages?: number;
  heap?: number;
  rss?: number;
}

interface Measured {
  pages: number;
  titles: number;
  milliseconds: number;
  cpuMs: number;
}

await runBench('crawl', async () => {
  const shopUrl = await startProcess('shop-process.ts', { pages: LARGE_PAGE_COUNT }).next();
  const { dataDir, url, database } = await startDatabase();

  async function walk(pages: number, more: { memoryEvery?: number } = {}, flags: string[] = []) {
    const { siteCrawlId } = await planCrawl(database, shopUrl, pages);
    const order = { databaseUrl: url, allowedHost: new URL(shopUrl).host, leaseMs: 60_000, atOnce: 6 };
    const lines: Walked[] = [];
    for await (const line of linesOf(startCrawlWorker({ ...order, siteCrawlId, ...more }, flags)))
      lines.push(JSON.parse(line) as Walked);
    return { milliseconds: lines.at(-1)?.milliseconds ?? Number.NaN, held: lines.filter((line) => line.heap) };
  }

  /** A crawler in its own process; pages that a subject fails to read are not measured. */
  async function measured(file: string, pages: number): Promise<Measured> {
    const order = { shopUrl, pages, warmUp: WARM_UP_PAGES, folder: join(dataDir, 'crawlee') };
    const result = await startProcess(file, order).read<Measured>();
    if (result.titles !== pages) throw new Error(`${file} read ${result.titles} of ${pages} pages`);
    return result;
  }

  // The images are drawn once, before measuring.
  await walk(50);
  const times = { ours: [] as Measured[], crawlee: [] as Measured[], stored: [] as number[] };
  for (let round = 0; round < (isShort ? 1 : ROUNDS); round++) {
    times.ours.push(await measured('read-process.ts', PAGES));
    times.crawlee.push(await measured('crawlee-process.ts', PAGES));
    times.stored.push((await walk(PAGES)).milliseconds);
  }
  const middle = (list: Measured[], key: 'milliseconds' | 'cpuMs') => median(list.map((one) => one[key]));
  const ours = middle(times.ours, 'milliseconds');
  const theirs = middle(times.crawlee, 'milliseconds');
  const stored = median(times.stored);
  const perSecond = (milliseconds: number) => Math.round((PAGES * 1000) / milliseconds);
  const cpu = (list: Measured[]) => rounded(middle(list, 'cpuMs') / PAGES);
  console.log(`${PAGES} pages of 67 kB on loopback, from the first request to the last.\n`);
  const row = (name: string, does: string, ms: number, cpuMs: string) => [
    name,
    does,
    String(Math.round(ms)),
    String(perSecond(ms)),
    cpuMs,
  ];
  printTable(
    ['crawler', 'does', 'ms', 'pages a second', 'CPU ms a page'],
    [
      row('linkbild', 'fetch, parse, pictures, audit', ours, String(cpu(times.ours))),
      row('crawlee', 'fetch, parse', theirs, String(cpu(times.crawlee))),
      row('linkbild, stored', 'the same, frontier and results in PostgreSQL', stored, ''),
    ],
  );
  const memory = isShort ? null : await measureMemory();
  const figures = {
    pagesPerSecond: { linkbild: perSecond(ours), crawlee: perSecond(theirs), stored: perSecond(stored) },
    cpuMsPerPage: { linkbild: cpu(times.ours), crawlee: cpu(times.crawlee) },
    memory,
  };
  return { ratios: { crawlee: theirs / ours }, bars: { crawlee: 3 }, figures };

  /** Memory after a collection, and the process as the machine sees it. */
  async function measureMemory() {
    const flags = ['--expose-gc'];
    const most = (held: Walked[], key: 'heap' | 'rss') =>
      rounded(Math.max(...held.map((line) => line[key] ?? 0)) / 1e6);
    const few = (await walk(200, { memoryEvery: 5 }, flags)).held;
    const many = (await walk(LARGE_PAGE_COUNT, { memoryEvery: 25 }, flags)).held;
    const rows = [few, many].map((held) => [most(held, 'heap'), most(held, 'rss')] as const);
    const [small, large] = rows;
    printTable(
      ['pages', 'held (MB)', 'process (MB)'],
      [
        ['200', String(small?.[0]), String(small?.[1])],
        [String(LARGE_PAGE_COUNT), String(large?.[0]), String(large?.[1])],
      ],
    );
    return { heldMB: { 200: small?.[0], 20000: large?.[0] }, processMB: { 200: small?.[1], 20000: large?.[1] } };
  }
});
