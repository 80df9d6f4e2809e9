import { expect, test } from 'vitest';
import type { Card } from '#domain/audit/emulation/card.ts';
import { testCard } from '#web/previews/card.fixture.ts';
import { differencesOf } from './comparison.tsx';

test.each<[string, Partial<Card>, Partial<Card>, string[]]>([
  ['the same card twice', {}, {}, []],
  ['no card on one side', { isShown: false }, { title: 'Other' }, ['card b']],
  ['no card at all', { isShown: false }, { isShown: false, title: 'Other' }, []],
  ['an image on one side', {}, { layout: 'none', image: null }, ['image a']],
  ['a fetched image that is not shown', { layout: 'hidden' }, {}, ['image b']],
  ['a larger image', { layout: 'sm' }, {}, ['size b']],
  ['other words', { title: 'One' }, { title: 'Two' }, ['title both']],
  ['a description on one side', {}, { description: null }, ['description a']],
  ['a description nobody shows', { lines: { title: 2, description: 0 } }, { description: null }, []],
])('%s', (_, a, b, expected) => {
  const found = differencesOf(testCard('facebook', a), testCard('facebook', b));
  expect(found.map(({ what, where }) => `${what} ${where}`)).toEqual(expected);
});
