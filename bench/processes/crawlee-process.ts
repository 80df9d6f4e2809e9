// Crawlee as its documentation shows it, with everything off that costs time and is not needed here.
import { createRequire } from 'node:module';
import { generatedPath } from '../../sample-shop/generated-pages.ts';

// The peer is installed beside the bench only, so the parts of it that are used are named here.
interface Crawlee {
  CheerioCrawler: new (
    options: Record<string, unknown> & {
      requestHandler(page: { $: (selector: string) => { attr(name: string): string | undefined } }): Promise<void>;
    },
    configuration: unknown,
  ) => { run(urls: string[]): Promise<unknown> };
  Configuration: new (options: Record<string, unknown>) => unknown;
  LogLevel: { ERROR: number };
  log: { setLevel(level: number): void };
}
const { CheerioCrawler, Configuration, LogLevel, log } = createRequire(import.meta.url)('@crawlee/cheerio') as Crawlee;

const { shopUrl, pages, warmUp, folder } = JSON.parse(process.argv[2] ?? '{}') as {
  shopUrl: string;
  pages: number;
  warmUp: number;
  folder: string;
};
log.setLevel(LogLevel.ERROR);
let titles = 0;
const crawler = new CheerioCrawler(
  {
    minConcurrency: 8,
    maxConcurrency: 32,
    useSessionPool: false,
    persistCookiesPerSession: false,
    maxRequestRetries: 1,
    requestHandler: async ({ $ }) => {
      if ($('meta[property="og:title"]').attr('content')) titles += 1;
    },
  },
  new Configuration({
    persistStorage: false,
    purgeOnStart: true,
    storageClientOptions: { localDataDirectory: folder },
  }),
);
const urls = Array.from({ length: pages + warmUp }, (_, index) => shopUrl + generatedPath(index));
await crawler.run(urls.slice(pages));
titles = 0;
const start = performance.now();
const cpu = process.cpuUsage();
await crawler.run(urls.slice(0, pages));
const milliseconds = performance.now() - start;
const { user, system } = process.cpuUsage(cpu);
process.stdout.write(`${JSON.stringify({ pages, titles, milliseconds, cpuMs: (user + system) / 1000 })}\n`);
process.exit(0);
