// Lighthouse with its mobile settings (a slow phone on slow 4G, simulated) over the pages that visitors see first. The
// performance figures depend on the machine: on a busy one they say little.

import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { findChromium } from '../src/io/render/browser/find-chromium.ts';
import { freePort } from '../test/instance.ts';
import { atEnd, isShort, runBench, startLinkbild } from './environment.ts';
import { median, printTable } from './harness.ts';

interface LighthouseResult {
  lhr: {
    environment: { benchmarkIndex: number };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { score: number | null; title: string; displayValue?: string; numericValue?: number }>;
  };
}
type Lighthouse = (url: string, flags: object) => Promise<LighthouseResult>;

const require = createRequire(import.meta.url);
const peer = pathToFileURL(require.resolve('lighthouse')).href;
const { default: lighthouse } = (await import(peer)) as { default: Lighthouse };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const pages = ['/', '/pricing', '/why', '/preview', '/platforms/whatsapp', '/fixes/has-og-image', '/check/demo'];
/** The median of several visits: one disturbed by the machine does not count. */
const VISITS = isShort ? 1 : 3;

const executablePath = findChromium(process.env.CHROMIUM_PATH ?? null);
if (!executablePath) {
  console.error('No Chromium found. Install one or set CHROMIUM_PATH.');
  process.exit(1);
}
await runBench('lighthouse', async () => {
  const port = await freePort();
  const instance = await startLinkbild();
  const browser = await chromium.launchPersistentContext(join(instance.dataDir, 'browser'), {
    executablePath,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
    ],
  });

  atEnd(() => browser.close());

  const rows: string[][] = [];
  const figures: Record<string, Record<string, number>> = {};
  const failed = new Set<string>();
  /** Lighthouse's own measure of the machine; its mobile settings are made for about 1500. */
  const machine: number[] = [];
  for (const path of pages) {
    const visits: LighthouseResult['lhr'][] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      const { lhr } = await lighthouse(instance.url + path, {
        port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: categories,
      });
      visits.push(lhr);
      machine.push(lhr.environment.benchmarkIndex);
    }
    const score = (name: string) =>
      Math.round(median(visits.map(({ categories: all }) => all[name]?.score ?? 0)) * 100);
    const metric = (name: string) => Math.round(median(visits.map(({ audits }) => audits[name]?.numericValue ?? 0)));
    figures[path] = {
      ...Object.fromEntries(categories.map((name) => [name, score(name)])),
      fcpMs: metric('first-contentful-paint'),
      lcpMs: metric('largest-contentful-paint'),
      tbtMs: metric('total-blocking-time'),
      serverMs: metric('server-response-time'),
    };
    const { fcpMs, lcpMs, tbtMs } = figures[path];
    rows.push([path, ...categories.map((name) => String(score(name))), `${fcpMs}`, `${lcpMs}`, `${tbtMs}`]);
    // Insights say how much could be gained; only what counts in a category is a failure.
    const [last] = visits;
    for (const [id, { score: got, title, displayValue }] of Object.entries(last?.audits ?? {})) {
      if (got !== null && got < 0.9) failed.add(`${path} ${id}: ${title} ${displayValue ?? ''}`);
    }
  }

  printTable(['page', ...categories, 'FCP ms', 'LCP ms', 'TBT ms'], rows);
  console.log(`Lighthouse rates this machine at ${Math.round(median(machine))}.`);
  for (const line of failed) console.log(line);
  return { ratios: {}, figures };
});
