import { describe, expect, test } from 'vitest';
import { extractMeta } from './extract-meta.ts';
import { firstTag, lastTag, type TagChoice } from './tag-reading.ts';
import { windowed } from './windowed.ts';

const url = 'https://shop.example/';
const read = (html: string) => extractMeta({ body: new TextEncoder().encode(html), url });

describe('a platform asks for a tag', () => {
  const page = read(`<template><meta property=og:title content=hidden></template>
    <meta name=og:title content=named><meta property=og:title content=""><meta property=og:title content=proper>
    <meta name=twitter:title content=first><meta name=twitter:title content=last><title>element</title>
    <meta itemprop=name content=micro>`);
  test.each<[string, string[], TagChoice, string | undefined, string | undefined]>([
    ['either attribute, order of the page', ['og:title'], {}, 'named', 'proper'],
    ['property only', ['og:title'], { attributes: ['property'] }, 'proper', 'proper'],
    ['name before property', ['og:title'], { attributes: ['name', 'property'] }, 'named', 'named'],
    ['order of keys', ['og:missing', 'twitter:title', 'og:title'], {}, 'first', 'last'],
    ['an element', ['title'], { attributes: ['property'] }, 'element', 'element'],
    ['microdata only when asked for', ['name'], {}, undefined, undefined],
    ['microdata', ['name'], { attributes: ['property', 'name', 'itemprop'] }, 'micro', 'micro'],
    ['nothing', ['og:missing'], {}, undefined, undefined],
  ])('%s', (_, keys, choice, first, last) => {
    expect(firstTag(page, keys, choice)?.value).toBe(first);
    expect(lastTag(page, keys, choice)?.value).toBe(last);
  });
});

describe('a window', () => {
  const html = '<title>A</title><meta property=og:title content=B><base href=/x/><meta property=og:image content=c>';
  const whole = read(html);
  test.each<[number, string | null, string | null, string | undefined]>([
    [html.length, 'A', 'B', 'https://shop.example/x/c'],
    [html.length - 1, 'A', 'B', undefined],
    [50, 'A', 'B', undefined],
    [49, 'A', null, undefined],
    [16, 'A', null, undefined],
    [15, null, null, undefined],
    [0, null, null, undefined],
  ])('of %i bytes', (bytes, title, ogTitle, image) => {
    const seen = windowed(whole, bytes);
    expect([seen.title, seen.og.title, seen.og.images[0]?.url]).toEqual([title, ogTitle, image]);
  });

  test('a base href behind the window moves no address', () => {
    const late = read('<meta property=og:image content=c><p>text</p><base href=/x/>');
    expect(late.og.images[0]?.url).toBe('https://shop.example/x/c');
    expect(windowed(late, 40).og.images[0]?.url).toBe('https://shop.example/c');
  });

  test('JSON-LD behind the window is gone too', () => {
    const body = new TextEncoder().encode(
      '<p>a</p><script type=application/ld+json>{"@type":"Product","name":"N"}</script>',
    );
    const meta = extractMeta({ body, url, details: true });
    expect([meta.product?.name, windowed(meta, body.length - 1).product]).toEqual(['N', null]);
  });
});
