import { afterAll, describe, expect, test } from 'vitest';
import { pageOf, pageParts, sitemaps } from '../../../test/corpus/hostile-pages.ts';
import { createPageReader, type ReaderJob, readerHere } from './page-reader.ts';

const reader = createPageReader({ processes: 2 });
afterAll(() => reader.close());
const url = 'https://shop.example/products/mug';
const html = pageOf(
  '<title>Mug</title><meta property="og:title" content="A mug"><meta property="og:image" content="/mug.jpg">',
);
const pageInput = (page: string) => ({
  body: Buffer.from(page),
  contentType: 'text/html',
  basics: { url, finalUrl: url, status: 200, redirects: [] },
  asksImages: true,
  audits: 'with-fixes' as const,
  wants: { links: { siteUrl: 'https://shop.example/' }, apps: true, kind: { headers: {} }, theme: true },
});

describe('a process returns the same as the task run here', () => {
  const jobs: [ReaderJob['kind'], ReaderJob['input']][] = [
    ['meta', { body: Buffer.from(html), url, contentType: null, details: true }],
    ['site', { body: Buffer.from(html), url, contentType: null, headers: {} }],
    ['links', { body: Buffer.from('<a href="/a">'), url, siteUrl: 'https://shop.example/' }],
    ['page', pageInput(html)],
    ['robots', Buffer.from('User-agent: *\nDisallow: /cart')],
    ['header', Buffer.from('GIF89a\u0001\u0000\u0002\u0000')],
    [
      'sitemap',
      { bytes: Buffer.from(sitemaps['many rows']?.(1_000) ?? ''), encoding: 'utf-8', root: null, isLast: true },
    ],
    ['oembed', { body: Buffer.from('{"type":"link","version":"1.0"}'), url }],
  ];
  test.each(jobs)('%s', async (kind, input) => {
    const answer = await reader.run(kind, input as never, 'shop.example');
    expect(answer.ok).toBe(true);
    expect(answer).toEqual(await readerHere.run(kind, input as never, 'shop.example'));
  });
});

test('the audit of a page comes with its images to request, links, kind and theme', async () => {
  const read = await reader.run('page', pageInput(`${html}<a href="/cups">`), 'shop.example');
  if (!read.ok) throw new Error(read.reason);
  const { toProbe, audit, extras } = read.value;
  expect(toProbe[0]).toBe('https://shop.example/mug.jpg');
  expect(audit?.platforms.length).toBeGreaterThan(20);
  expect(extras).toMatchObject({ links: ['https://shop.example/cups'], kind: 'product' });
});

test('a process reads the terms beside a price', async () => {
  const offers = {
    price: '12.50',
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: true,
    priceSpecification: { price: '2.50', referenceQuantity: { value: 100, unitCode: 'GRM' } },
  };
  const script = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Product', name: 'Tea', offers });
  const read = await reader.run('page', pageInput(`${html}<script type="application/ld+json">${script}</script>`), url);
  if (!read.ok) throw new Error(read.reason);
  expect(read.value.meta.product).toMatchObject({
    price: '12.50',
    isTaxIncluded: true,
    unitPrice: { price: '2.50', measure: { value: 100, unit: 'GRM' }, base: null },
  });
});

test('a process reads the terms that a page only shows', async () => {
  const tags = '<meta property="product:price:amount" content="12.50">';
  const shown = '<h1>Tea</h1><p>12,50 € (2,50 € / 100 g)</p><p>inkl. MwSt.</p>';
  const read = await reader.run('page', pageInput(pageOf(tags, shown)), url);
  if (!read.ok) throw new Error(read.reason);
  expect(read.value.meta.product).toMatchObject({
    isTaxIncluded: true,
    unitPrice: { price: '2,50', measure: { value: 100, unit: 'g' } },
  });
});

/** JSON that is no text, and that throws where one is made of it. */
const NO_TEXT = '{"toString":1,"valueOf":1,"name":{"toString":1,"valueOf":1},"join":1,"length":-1}';
const holders = ['author', 'offers', 'brand', 'image', '@graph', 'aggregateRating', '@type'];
const terms = ['priceSpecification', 'valueAddedTaxIncluded', 'referenceQuantity', 'unitCode', 'valueReference'];
const jsonKeys = [
  ...holders,
  ...terms,
  ...['@id', '@language', '@value', 'availability', 'components', 'contentUrl', 'datePublished', 'description'],
  ...['hasVariant', 'headline', 'mainEntity', 'name', 'price', 'priceCurrency', 'publisher', 'ratingCount'],
  ...['ratingValue', 'title', 'unitText', 'url', 'value'],
];

describe('a page whose JSON has something else where a text belongs is read', () => {
  const pageWith = (script: string) =>
    pageOf(
      '<meta property="product:price:currency" content="EUR"><meta property="product:price:amount" content="1">',
      `<script type="application/ld+json">${script}</script>`,
      `<script type="application/json" id="discord:component-embed">${script}</script>`,
    );
  const scriptsWith = (key: string) =>
    ['Product', 'NewsArticle'].flatMap((type) =>
      [NO_TEXT, `[[${NO_TEXT}],"a"]`].flatMap((value) => {
        const thing = `{"@type":"${type}","name":"x","${key}":${value}}`;
        return [thing, ...holders.map((holder) => `{"@type":"${type}","name":"x","${holder}":${thing}}`)];
      }),
    );

  test.each(jsonKeys)('%s', async (key) => {
    for (const script of scriptsWith(key)) {
      const body = Buffer.from(pageWith(script));
      await readerHere.run('meta', { body, url, contentType: null, details: true }, url);
      await readerHere.run('oembed', { body: Buffer.from(script), url }, url);
    }
    await readerHere.run('page', pageInput(pageWith(scriptsWith(key)[0] ?? '')), url);
  });

  test.each(terms)('%s beside a price, in a process', async (key) => {
    const offer = { price: '1', priceCurrency: 'EUR', [key]: 'KEY', priceSpecification: { price: '2', [key]: 'KEY' } };
    const script = JSON.stringify({ '@type': 'Product', name: 'Tea', offers: offer }).replaceAll('"KEY"', NO_TEXT);
    const read = await reader.run('page', pageInput(pageWith(script)), url);
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.meta.product).toMatchObject({ name: 'Tea', price: '1' });
  });
});

describe('a page that costs its reader too much', () => {
  const program = new URL('./hostile-process.fixture.ts', import.meta.url);
  const failed: string[] = [];
  const hostile = createPageReader({ processes: 2, program, onFailed: ({ reason }) => failed.push(reason) });
  afterAll(() => hostile.close());
  const read = (text: string, host: string) =>
    hostile.run('meta', { body: Buffer.from(text), url, contentType: null }, host);

  test.each([
    ['time', 'loop', 'timeout'],
    ['memory', 'allocate', 'too-large'],
    ['the process', 'crash', 'crashed'],
  ])('%s: is too complex, and the next page is read', async (_, action, reason) => {
    expect(await read(action, `${action}.example`)).toEqual({ ok: false, reason: 'too-complex' });
    expect(failed.at(-1)).toBe(reason);
    expect(await read('answer', 'shop.example')).toMatchObject({ ok: true });
  });

  test('one that fails by a bug of ours fails alone', async () => {
    expect(await read('throw', 'bug.example')).toEqual({ ok: false, reason: 'too-complex' });
    expect(await read('answer', 'shop.example')).toMatchObject({ ok: true });
  });
});

test('hostile pages of several hosts do not keep another host waiting for more than its turn', async () => {
  const bad = Object.values(pageParts).map((part, at) =>
    reader.run('page', pageInput(pageOf(part(400_000))), `${at}.example`),
  );
  const good = await reader.run('page', pageInput(html), 'shop.example');
  expect(good.ok).toBe(true);
  for (const read of await Promise.all(bad)) expect(read.ok || read.reason).not.toBe('busy');
});
