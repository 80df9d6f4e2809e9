import { describe, expect, test } from 'vitest';
import { extractMeta } from '#domain/meta/extract-meta.ts';
import { oembedAddress, oembedOf } from './oembed.ts';

const url = 'https://shop.example/products/mug';
const find = (html: string, at = url) =>
  oembedAddress(extractMeta({ body: new TextEncoder().encode(html), url: at }), at);

describe('where a page offers oEmbed', () => {
  test.each<[string, string, string | null]>([
    [
      'JSON',
      '<link rel="alternate" type="application/json+oembed" href="/mug.oembed">',
      'https://shop.example/mug.oembed',
    ],
    ['the other type', '<link rel="alternate" type="text/json+oembed" href="/a">', 'https://shop.example/a'],
    ['without rel', '<link type="application/json+oembed" href="/a">', 'https://shop.example/a'],
    [
      'the first',
      '<link rel=alternate type=application/json+oembed href=/a><link rel=alternate type=application/json+oembed href=/b>',
      'https://shop.example/a',
    ],
    ['not XML', '<link rel="alternate" type="text/xml+oembed" href="/a">', null],
    [
      'XML before JSON',
      '<link rel=alternate type=text/xml+oembed href=/x><link rel=alternate type=application/json+oembed href=/j>',
      'https://shop.example/j',
    ],
    [
      'https on an https page',
      '<link type="application/json+oembed" href="http://shop.example/a">',
      'https://shop.example/a',
    ],
    ['no other scheme', '<link type="application/json+oembed" href="javascript:1">', null],
    ['not in a comment', '<!-- <link type="application/json+oembed" href="/a"> -->', null],
    ['nothing', '<title>a</title>', null],
  ])('%s', (_, html, expected) => expect(find(html)).toBe(expected));

  test('http stays on an http page', () => {
    const html = '<link type="application/json+oembed" href="/a">';
    expect(find(html, 'http://shop.example/')).toBe('http://shop.example/a');
  });
});

describe('what an answer says', () => {
  const answer = { version: '1.0', type: 'link', title: 'Mug', thumbnail_url: '/t.jpg', thumbnail_width: '600' };

  test.each<[string, unknown, object | null]>([
    ['a shop’s', answer, { title: 'Mug', thumbnailUrl: 'https://shop.example/t.jpg', thumbnailWidth: 600 }],
    ['a version as a number', { ...answer, version: 1.0 }, { version: '1.0' }],
    ['no type', { version: '1.0' }, null],
    ['no object', '"text"', null],
    ['nothing', null, null],
    ['empty texts', { ...answer, title: ' ', provider_name: '' }, { title: null, providerName: null }],
    ['a text too long', { ...answer, title: 'a'.repeat(5000) }, { title: 'a'.repeat(1000) }],
    ['an address that is none', { ...answer, thumbnail_url: 'javascript:1' }, { thumbnailUrl: null }],
    [
      'sides that are none',
      { ...answer, thumbnail_width: -1, thumbnail_height: 'x' },
      { thumbnailWidth: null, thumbnailHeight: null },
    ],
    ['url of a photo only', { ...answer, url: '/p.jpg' }, { url: null }],
    ['a photo', { ...answer, type: 'photo', url: '/p.jpg' }, { url: 'https://shop.example/p.jpg' }],
  ])('%s', (_, json, expected) => {
    const read = oembedOf(json, 'https://shop.example/mug.oembed');
    if (expected === null) expect(read).toBeNull();
    else expect(read).toMatchObject(expected);
  });
});
