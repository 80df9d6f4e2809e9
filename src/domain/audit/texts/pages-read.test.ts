import { expect, test } from 'vitest';
import { isPartOfSite, pagesOf, pagesRead } from './pages-read.ts';

test.each([
  [20, 68, '20 of 68 pages', '20 von 68 Seiten', true],
  [68, 68, '68 pages', '68 Seiten', false],
  [20, null, '20 pages', '20 Seiten', false],
  [1, 1, '1 page', '1 Seite', false],
  [1, 2, '1 of 2 pages', '1 von 2 Seiten', true],
])('%i pages of %s', (pagesPlanned, pagesKnown, en, de, isPart) => {
  const read = { pagesPlanned, pagesKnown };
  expect([pagesRead(read, 'en'), pagesRead(read, 'de'), isPartOfSite(read)]).toEqual([en, de, isPart]);
});

test('a fault names the pages it touches', () => {
  expect([pagesOf(4, 50, 'en'), pagesOf(1, 1, 'de')]).toEqual(['4 of 50 pages', '1 von 1 Seite']);
});
