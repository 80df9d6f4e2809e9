import { expect, test } from 'vitest';
import { liveKindOfRoute, liveKinds, readLiveSwitch, writeLiveSwitch } from './theme-snippet.ts';

test.each([
  [[...liveKinds], 'on'],
  [[], 'off'],
  [['product'], 'product'],
  [['blog', 'product', 'product'], 'product,blog,article'],
  [['other'], 'index,list-collections,policy,metaobject,search,cart,gift_card,404'],
] as const)('%j is written as %s, and read as it was meant', (kinds, text) => {
  expect(writeLiveSwitch(kinds)).toBe(text);
  expect(readLiveSwitch(text)).toEqual(liveKinds.filter((kind) => (kinds as readonly string[]).includes(kind)));
});

test.each([
  [null, [...liveKinds]],
  ['', [...liveKinds]],
  ['product, collection', ['product', 'collection']],
  ['article', []],
  ['nonsense', []],
  ['constructor,__proto__', []],
])('what a merchant wrote by hand: %j', (text, kinds) => {
  expect(readLiveSwitch(text)).toEqual(kinds);
});

test.each([
  ['/products/*', 'product'],
  ['/de/collections/*', 'collection'],
  ['/blogs/news/*', 'blog'],
  ['/pages/*', 'page'],
  ['*', 'other'],
  ['/a/b/products/*', 'other'],
  ['/constructor/*', 'other'],
])('the pages of %s are of the kind %s', (path, kind) => {
  expect(liveKindOfRoute(path)).toBe(kind);
});
