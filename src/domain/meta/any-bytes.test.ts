// For any bytes: no throw, evidence that fits the bytes, and the fast path gives the same result as the thorough one.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { damage, hardPage, hardParts } from '../../../fixtures/pages/hard-pages.ts';
import { linear } from '../../../test/measured.ts';
import { few, seed } from '../../../test/size.ts';
import { extractMeta } from './extract-meta.ts';

const url = 'https://shop.example/products/one';
const BYTES = few(1_000_000, 3_000_000);
const much = (text: string) => text.repeat(Math.floor(BYTES / text.length));
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
    ['<', much('<')],
    ['<svg>', much('<svg>')],
    ['<template>', much('<template>')],
    ['<!--', much('<!--')],
    ['comments in a script', `<script>${much('<!---->')}`],
    ['dashes in a comment', `<!--${much('-')}`],
    ['attributes', `<meta ${much('a=b ')}`],
    ['meta tags', much('<meta name=a content=b>')],
    ['images', much('<meta property=og:image content=/a>')],
    ['open titles', much('<title>')],
    ['open meta tags', much('<meta x ')],
    ['open quotes', much('<a b="')],
    ['false end tags', `<textarea>${much('</textare')}`],
    ['SVG', much('<svg><title>a</title></svg>')],
    ['entities', `<title>${much('&amp')}`],
    ['JSON', `<script type=application/ld+json>${much('[{"@graph":')}`],
  ])('megabytes of %s are read in linear time', linear, (_, html) => {
    const meta = extractMeta({ body: new TextEncoder().encode(html), url, details: true });
    expect(meta.tags.length).toBeLessThanOrEqual(4_000);
    extractMeta({ body: new TextEncoder().encode(`<p>${html}`), url });
  });
});
