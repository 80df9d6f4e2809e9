import { expect, test } from 'vitest';
import * as library from '#library/index.ts';
import * as shopApps from '#library/shop-apps.ts';
import { measuredTimes, packageCode } from './package-code.ts';

const url = 'https://shop.example/products/vase';
const html = `<title>Vase</title><meta property="og:title" content="Vase Ava – Nordlicht">
<meta property="og:image" content="/vase.jpg"><meta property="product:price:amount" content="129.00">`;

const modules = new Map<string, object>([
  ['linkbild', library],
  ['linkbild/shop-apps', shopApps],
]);
const imports = /import \{ (.+) \} from '(.+)';/g;

test('what is shown runs, in its order, and gives what its comments say', async () => {
  const code = `${packageCode.read}\n${packageCode.cards}\n${packageCode.audit}\nreturn { page, score, issues, notChecked };`;
  const body = code.replaceAll(imports, "const { $1 } = modules.get('$2');");
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<
    {
      page: library.PageData;
    } & library.Audit
  >;
  const fetched = async () => ({
    url,
    headers: new Headers({ 'content-type': 'text/html' }),
    arrayBuffer: async () => new TextEncoder().encode(html).buffer,
  });
  const lines: unknown[][] = [];
  const run = new AsyncFunction('modules', 'fetch', 'console', body);
  const found = await run(modules, fetched, { log: (...words: unknown[]) => lines.push(words) });
  expect(packageCode.read).toContain(`page.og.title; // '${found.page.og.title}'`);
  expect(packageCode.read).toContain(`page.product?.price; // '${found.page.product?.price}'`);
  expect(found.page.og.images[0]?.url).toBe('https://shop.example/vase.jpg');
  expect(lines.map(([platform]) => platform)).toEqual(library.platformIds);
  expect(found.score).toBeGreaterThan(0);
  expect(found.issues[0]?.text).not.toBe('');
  expect(found.notChecked.map(({ what }) => what)).toEqual(['crawlers']);
});

test('every name that is imported is there', () => {
  const found = Object.values(packageCode).flatMap((code) => [...code.matchAll(imports)]);
  expect(found.map(([, , from]) => from)).toEqual(['linkbild', 'linkbild', 'linkbild', 'linkbild/shop-apps']);
  for (const [, names = '', from = ''] of found)
    expect(Object.keys(modules.get(from) ?? {})).toEqual(expect.arrayContaining(names.split(', ')));
});

test('the times are those of the README', () => {
  const times = measuredTimes();
  expect(times.map(({ name }) => name)).toEqual([
    'linkbild',
    'metascraper',
    'open-graph-scraper',
    'unfurl.js',
    'link-preview-js',
  ]);
  for (const { milliseconds } of times) expect(milliseconds).toBeGreaterThan(0);
});
