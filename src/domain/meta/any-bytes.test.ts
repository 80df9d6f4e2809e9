// For any bytes: no throw, evidence that fits the bytes, and the fast path gives the same result as the thorough one.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damage, hardPage, hardParts } from '../../../fixtures/pages/hard-pages.ts';
import { linear } from '../../../test/measured.ts';
import { few, seed } from '../../../test/size.ts';
import { extractMeta } from './extract-meta.ts';

const url = 'https://shop.example/products/one';
const contentTypes = [
  null,
  'text/html',
  'text/html; charset=utf-16le',
  'text/html; charset="gb18030',
  'text/html; charset=iso-2022-jp',
  ';;charset==',
  'charset=x-user-defined',
];

const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...hardParts),
      fc.string({ maxLength: 8 }),
      fc.constantFrom(
        '<meta name=description content="',
        '<title>',
        '&#x110000;',
        '&',
        '\u0000',
        '<link rel=icon href=',
        '<svg><title>',
      ),
    ),
    { maxLength: 25 },
  )
  .map((parts) => new TextEncoder().encode(parts.join('')));
const bytes = fc.oneof(
  soup,
  fc.uint8Array({ maxLength: 400 }),
  fc.integer({ min: 1, max: 1_000_000 }).map((number) => damage(hardPage(number, 6).body, number)),
);
const page = fc.record({ body: bytes, contentType: fc.constantFrom(...contentTypes), details: fc.boolean() });

describe('any bytes', () => {
  test('never throw, and every tag is at its reported position', () => {
    fc.assert(
      fc.property(page, ({ body, contentType, details }) => {
        const meta = extractMeta({ body, url, contentType, details });
        for (const { offset, endOffset } of meta.tags) {
          expect(offset).toBeGreaterThanOrEqual(0);
          expect(endOffset).toBeGreaterThan(offset);
          expect(endOffset).toBeLessThanOrEqual(body.length + 1);
          const wide = meta.charset.startsWith('utf-16');
          expect(body.subarray(offset, offset + 2).includes(0x3c) && (wide || body[offset] === 0x3c)).toBe(true);
        }
        expect(() => JSON.stringify(meta)).not.toThrow();
      }),
      { numRuns: few(150, 700), seed },
    );
  });

  test('any address', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.webUrl(), fc.constantFrom('', 'about:blank', 'file:///x', '//', 'https://[')),
        (address) => {
          extractMeta({
            body: new TextEncoder().encode('<base href=x><meta property=og:image content=y>'),
            url: address,
            details: true,
          });
        },
      ),
      { numRuns: few(50, 100), seed },
    );
  });

  test('the search after the head misses nothing that the full scan finds', () => {
    fc.assert(
      fc.property(bytes, fc.integer({ min: 0, max: 17 }), fc.nat(3), (body, padding, shift) => {
        // Shifted in memory and padded, so that tags fall on every position of a block and of a word.
        const memory = new Uint8Array(body.length + padding * 31 + shift + 8);
        const text = new TextEncoder().encode(`<p>${'a'.repeat(padding * 31)}`);
        memory.set(text, shift);
        memory.set(body, shift + text.length);
        const moved = memory.subarray(shift, shift + text.length + body.length);
        const quick = extractMeta({ body: moved, url, contentType: 'text/html; charset=utf-8' });
        const whole = extractMeta({ body: moved, url, contentType: 'text/html; charset=utf-8', details: true });
        const known = whole.tags.filter(({ attribute }) => attribute !== 'itemprop');
        expect(quick.tags.filter(({ attribute }) => attribute !== 'itemprop')).toEqual(known);
      }),
      { numRuns: few(150, 700), seed },
    );
  });

  test.each([
    ['3 MB of <', '<'.repeat(3_000_000)],
    ['3 MB of <svg>', '<svg>'.repeat(600_000)],
    ['3 MB of <template>', '<template>'.repeat(300_000)],
    ['3 MB of <!--', '<!--'.repeat(750_000)],
    ['3 MB of comments in a script', `<script>${'<!---->'.repeat(430_000)}`],
    ['3 MB of dashes in a comment', `<!--${'-'.repeat(3_000_000)}`],
    ['3 MB of attributes', `<meta ${'a=b '.repeat(750_000)}`],
    ['3 MB of meta tags', '<meta name=a content=b>'.repeat(130_000)],
    ['3 MB of images', '<meta property=og:image content=/a>'.repeat(85_000)],
    ['3 MB of open titles', '<title>'.repeat(430_000)],
    ['3 MB of open meta tags', '<meta x '.repeat(375_000)],
    ['3 MB of open quotes', '<a b="'.repeat(500_000)],
    ['3 MB of false end tags', `<textarea>${'</textare'.repeat(330_000)}`],
    ['3 MB of SVG', '<svg><title>a</title></svg>'.repeat(110_000)],
    ['3 MB of entities', `<title>${'&amp'.repeat(750_000)}`],
    ['3 MB of JSON', `<script type=application/ld+json>${'[{"@graph":'.repeat(270_000)}`],
  ])('%s is read in linear time', linear, (_, html) => {
    const meta = extractMeta({ body: new TextEncoder().encode(html), url, details: true });
    expect(meta.tags.length).toBeLessThanOrEqual(4_000);
    extractMeta({ body: new TextEncoder().encode(`<p>${html}`), url });
  });
});
