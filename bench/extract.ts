// Reading a page's preview data: ours compared with four libraries and two bare htmlparser2 passes, on the same pages
// in one run. Beside it the npm package as built: it has to be as fast as the sources, within a tenth.
//
// Fair to the peers: they get the decoded text for free, while ours starts from the bytes as received. unfurl.js only
// reads what it fetches: it gets a fetch that returns the same bytes at once, and its oEmbed request is off.
// metascraper runs the rules for what is compared (title, description, image, site name, URL) and not its favicon rule,
// which makes network requests. The bare passes have no handler but the one that stops at </head>.

import { createRequire } from 'node:module';
import type * as Htmlparser2 from 'htmlparser2';
import { buildPackage } from '../scripts/package.mjs';
import { extractMeta } from '../src/domain/meta/extract-meta.ts';
import type * as Library from '../src/library/index.ts';
import { isShort, runBench } from './environment.ts';
import { geometricMean, measure, printTable, rounded, type Subject } from './harness.ts';
import { type BenchPage, benchPages } from './pages.ts';

/** A real top-level domain: metascraper rejects reserved ones. */
const url = 'https://www.example.com/products/one';

// The peers are in bench/node_modules and loaded by name at run time: the product does not need their types.
const load = createRequire(import.meta.url);

// The product's own htmlparser2, not the older one that a peer brings.
const { Parser }: typeof Htmlparser2 = createRequire(new URL('../package.json', import.meta.url))('htmlparser2');

const metascraper = load('metascraper')([
  load('metascraper-title')(),
  load('metascraper-description')(),
  load('metascraper-image')(),
  load('metascraper-publisher')(),
  load('metascraper-url')(),
]);
const openGraphScraper = load('open-graph-scraper');
const { unfurl } = load('unfurl.js');
const { getPreviewFromContent } = load('link-preview-js');

function passToHeadEnd(html: string): void {
  const parser = new Parser({
    onclosetag(name) {
      if (name === 'head') parser.pause();
    },
  });
  parser.write(html);
}

function passOverDocument(html: string): void {
  const parser = new Parser({});
  parser.write(html);
  parser.end();
}

function answer({ body }: BenchPage) {
  return async () => ({
    status: 200,
    headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }),
    arrayBuffer: async () => body.buffer,
  });
}

buildPackage();
const built = new URL('../packages/linkbild/dist/index.js', import.meta.url).href;
const { extract }: typeof Library = await import(built);

const OURS = 'linkbild';
const OURS_FROM_NPM = 'linkbild, npm package';
const OURS_WITH_DETAILS = 'linkbild, details';
const subjects: Subject<BenchPage>[] = [
  { name: OURS, run: ({ body }) => extractMeta({ body, url, contentType: 'text/html; charset=utf-8' }) },
  {
    name: OURS_WITH_DETAILS,
    run: ({ body }) => extractMeta({ body, url, contentType: 'text/html; charset=utf-8', details: true }),
  },
  {
    name: OURS_FROM_NPM,
    run: ({ body }) => extract(body, { url, contentType: 'text/html; charset=utf-8', details: false }),
  },
  { name: 'htmlparser2-head', run: ({ html }) => passToHeadEnd(html) },
  { name: 'htmlparser2-document', run: ({ html }) => passOverDocument(html) },
  { name: 'unfurl.js', run: (page) => unfurl(url, { oembed: false, fetch: answer(page) }) },
  {
    name: 'link-preview-js',
    run: ({ html }) => getPreviewFromContent({ url, headers: { 'content-type': 'text/html' }, data: html }),
  },
  { name: 'metascraper', run: ({ html }) => metascraper({ url, html }) },
  { name: 'open-graph-scraper', run: ({ html }) => openGraphScraper({ html }) },
];
/** What each peer is compared with; the rest is compared with what the platforms need. */
const heldAgainst: Record<string, string> = { 'htmlparser2-document': OURS_WITH_DETAILS };
/** The package beside the sources: their time over its own. */
const LIBRARY = 'the sources, as npm package';
const bars = {
  [LIBRARY]: 0.9,
  metascraper: 20,
  'open-graph-scraper': 30,
  'unfurl.js': 3,
  'htmlparser2-head': 0.6,
  'htmlparser2-document': 0.6,
};

/** Pages that a subject fails to read are not measured. */
async function checkResults(page: BenchPage): Promise<void> {
  const title = extractMeta({ body: page.body, url }).og.title;
  const others = [
    (await metascraper({ url, html: page.html })).title,
    (await openGraphScraper({ html: page.html })).result.ogTitle,
    (await unfurl(url, { oembed: false, fetch: answer(page) })).open_graph.title,
    (await getPreviewFromContent({ url, headers: { 'content-type': 'text/html' }, data: page.html })).title,
  ];
  for (const other of others) {
    if (!title || other?.trim() !== title) throw new Error(`${page.name}: "${title}" and "${other}" differ`);
  }
}

await runBench('extract', async () => {
  const ratiosOf = new Map<string, number[]>();
  const milliseconds: Record<string, Record<string, number>> = {};
  const rows: string[][] = [];
  for (const page of benchPages()) {
    await checkResults(page);
    const times = await measure(subjects, page, {
      rounds: isShort ? 1 : page.isMain ? 11 : 3,
      clock: 'thread',
      turnMilliseconds: 40,
      warmUpTurns: page.isMain && !isShort ? 3 : 1,
    });
    milliseconds[page.name] = Object.fromEntries([...times].map(([name, time]) => [name, rounded(time)]));
    rows.push([
      page.name,
      `${Math.round(page.body.length / 1000)} kB`,
      ...[...times.values()].map((time) => time.toPrecision(3)),
    ]);
    if (!page.isMain) continue;
    for (const [name, time] of times) {
      const ours = times.get(heldAgainst[name] ?? OURS) ?? Number.NaN;
      if (name === OURS_FROM_NPM) ratiosOf.set(LIBRARY, [...(ratiosOf.get(LIBRARY) ?? []), ours / time]);
      else if (!name.startsWith(OURS)) ratiosOf.set(name, [...(ratiosOf.get(name) ?? []), time / ours]);
    }
  }

  console.log(
    'Milliseconds of computing a page (median of the rounds); the ratios are means over the shop pages of about 280 kB.\n',
  );
  printTable(['page', 'size', ...subjects.map(({ name }) => name)], rows);
  const ratios = Object.fromEntries([...ratiosOf].map(([name, list]) => [name, geometricMean(list)]));
  return { ratios, bars, figures: { milliseconds } };
});
