import { describe, expect, test } from 'vitest';
import { SitemapParser } from './sitemap-parser.ts';

function parse(xml: string, pieceLength = xml.length || 1) {
  const parser = new SitemapParser();
  const rows = [];
  for (let at = 0; at < xml.length; at += pieceLength) rows.push(...parser.write(xml.slice(at, at + pieceLength)));
  rows.push(...parser.end());
  return { rows, fault: parser.firstError?.reason ?? null };
}
const locs = (xml: string) => parse(xml).rows.map((row) => row.loc);

const whole = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">
  <url>
    <loc> https://shop.example/products/a?x=1&amp;y=2 </loc>
    <lastmod>2026-01-02</lastmod>
    <xhtml:link rel="alternate" hreflang="de" href="https://shop.example/de/products/a"/>
    <image:image><image:loc>https://cdn.example/a.jpg</image:loc><image:title>A</image:title></image:image>
  </url>
  <url><loc><![CDATA[https://shop.example/b?c=1&d=2]]></loc></url>
</urlset>`;

describe('rows', () => {
  test.each([10_000, 100, 7, 1])('parses chunks of %i characters', (length) => {
    expect(parse(whole, length)).toEqual({
      rows: [
        {
          kind: 'url',
          loc: 'https://shop.example/products/a?x=1&y=2',
          lastmod: '2026-01-02',
          images: ['https://cdn.example/a.jpg'],
        },
        { kind: 'url', loc: 'https://shop.example/b?c=1&d=2', lastmod: null, images: [] },
      ],
      fault: null,
    });
  });

  test('parses an index', () => {
    const xml =
      '<sitemapindex><sitemap><loc>https://x/1.xml?from=1&amp;to=2</loc><lastmod>2026</lastmod></sitemap></sitemapindex>';
    expect(parse(xml).rows).toEqual([
      { kind: 'sitemap', loc: 'https://x/1.xml?from=1&to=2', lastmod: '2026', images: [] },
    ]);
  });

  test('parses prefixes', () =>
    expect(locs('<s:urlset xmlns:s="x"><s:url><s:loc>https://x/</s:loc></s:url></s:urlset>')).toEqual(['https://x/']));
});

describe('invalid XML gives what could be read, and says so', () => {
  const url = '<url><loc>https://x/1</loc></url>';
  test.each<[name: string, xml: string, expected: string[], fault: string | null]>([
    ['cut off', `<urlset>${url}<url><loc>https://x/2</lo`, ['https://x/1'], 'bad-xml'],
    [
      'unescaped ampersands',
      '<urlset><url><loc>https://x/?a=1&b=2</loc></url></urlset>',
      ['https://x/?a=1&b=2'],
      'bad-xml',
    ],
    ['unknown entities', '<urlset><url><loc>https://x/&auml;</loc></url></urlset>', ['https://x/&auml;'], 'bad-xml'],
    [
      'an unclosed row',
      `<urlset><url><loc>https://x/0</loc>${url}</urlset>`,
      ['https://x/0', 'https://x/1'],
      'bad-xml',
    ],
    ['rows without a URL', `<urlset><url><lastmod>2026</lastmod></url>${url}</urlset>`, ['https://x/1'], null],
    ['NUL bytes', `<urlset>\0${url}\0</urlset>`, ['https://x/1'], 'bad-xml'],
    ['text after the end', `<urlset>${url}</urlset>rubbish`, ['https://x/1'], 'bad-xml'],
    ['HTML', '<!doctype html><html><body><url><loc>https://x/</loc></url>', [], 'not-a-sitemap'],
    ['RSS', '<rss><channel></channel></rss>', [], 'not-a-sitemap'],
    ['plain text', 'https://x/1\nhttps://x/2', [], 'not-a-sitemap'],
    ['nothing', '', [], 'not-a-sitemap'],
    [
      'a URL of a megabyte',
      `<urlset><url><loc>https://x/${'a'.repeat(100_000)}</loc></url>${url}</urlset>`,
      ['https://x/1'],
      null,
    ],
  ])('%s', (_name, xml, expected, fault) => {
    const result = parse(xml, 1_000);
    expect(result.rows.map((row) => row.loc)).toEqual(expected);
    expect(result.fault).toBe(fault);
  });
});

test.each([1, 2, 3, 5, 1_000])('bare ampersands in chunks of %i characters', (length) => {
  const xml =
    '<urlset><url><loc>https://x/?a&b=2&amp;c&&d;e</loc></url><url><loc><![CDATA[?a&b&amp;c]]></loc></url></urlset>';
  expect(parse(xml, length).rows.map((row) => row.loc)).toEqual(['https://x/?a&b=2&c&&d;e', '?a&b&amp;c']);
});

describe('bombs', () => {
  test('entities do not expand', () => {
    const laughs = `<!DOCTYPE l [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><urlset><url><loc>https://x/&b;</loc></url></urlset>`;
    expect(locs(laughs)).toEqual(['https://x/&b;']);
  });
  test('external entities are not fetched', () => {
    const external =
      '<!DOCTYPE l [<!ENTITY a SYSTEM "file:///etc/passwd">]><urlset><url><loc>https://x/&a;</loc></url></urlset>';
    expect(locs(external)).toEqual(['https://x/&a;']);
  });
  test.each([
    ['endless text', '<urlset><url><loc>', 'a'],
    ['an endless comment', '<urlset><!--', 'a'],
    ['an endless tag', '<urlset><url ', 'a="b" '],
    ['endless nesting', '<urlset>', '<a>'],
    ['an endless document type', '<!DOCTYPE x [', '<!ENTITY a "b">'],
  ])('%s ends the parsing', (_name, start, piece) => {
    const parser = new SitemapParser();
    parser.write(start);
    for (let n = 0; n < 100 && !parser.ended; n += 1) parser.write(piece.repeat(10_000));
    expect(parser.ended).toBe(true);
    expect(parser.firstError?.reason).toBe('bad-xml');
  });
});
