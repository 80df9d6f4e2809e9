import { describe, expect, test } from 'vitest';
import { extractMeta } from './extract-meta.ts';
import { firstTag, type TagChoice } from './tag-reading.ts';

const url = 'https://shop.example/';
const read = (html: string) => extractMeta({ body: new TextEncoder().encode(html), url });

describe('reading a tag as a platform does', () => {
  const page = read(`<template><meta property=og:title content=hidden></template>
    <meta name=og:title content=named><meta property=og:title content=""><meta property=og:title content=proper>
    <meta name=twitter:title content=first><meta name=twitter:title content=last><title>element</title>
    <meta itemprop=name content=micro>`);
  test.each<[string, string[], TagChoice, string | undefined]>([
    ['either attribute, order of the page', ['og:title'], {}, 'named'],
    ['property only', ['og:title'], { attributes: ['property'] }, 'proper'],
    ['name before property', ['og:title'], { attributes: ['name', 'property'] }, 'named'],
    ['order of keys', ['og:missing', 'twitter:title', 'og:title'], {}, 'first'],
    ['an element', ['title'], { attributes: ['property'] }, 'element'],
    ['microdata only on request', ['name'], {}, undefined],
    ['microdata', ['name'], { attributes: ['property', 'name', 'itemprop'] }, 'micro'],
    ['nothing', ['og:missing'], {}, undefined],
  ])('%s', (_, keys, choice, first) => {
    expect(firstTag(page, keys, choice)?.value).toBe(first);
  });
});

describe('values', () => {
  test.each([
    ['line breaks and tabs inside an address go', '<meta property="og:image" content="/x\n\ty.png">', '/xy.png'],
    ['also in a link', '<link rel="canonical" href="/a\nb">', '/ab'],
    ['in a text they are a space', '<meta property="og:title" content="a\nb">', 'a b'],
    ['a text of nothing visible is empty', '<meta property="og:title" content="&nbsp;&#x200B;">', ''],
    ['so is a title', '<title>&nbsp;\u200b</title>', ''],
  ])('%s', (_, html, value) => expect(read(html).tags[0]?.value).toBe(value));

  test('http-equiv is no place for tags of previews', () => {
    expect(read('<meta http-equiv="og:title" content="a">').tags).toEqual([]);
    expect(read('<meta http-equiv="refresh" content="0">').tags).toHaveLength(1);
  });
});
