import { expect, test } from 'vitest';
import { movedPage, nextKey, writtenPages } from './pages-editor.tsx';

const page = (key: number) => ({ key, url: `/${key}`, type: 't', imageType: '', comments: [] });
const pages = [page(1), page(2), page(3)];

test.each([
  [0, 2, [2, 3, 1]],
  [2, 0, [3, 1, 2]],
  [1, 0, [2, 1, 3]],
  [0, -1, [1, 2, 3]],
  [2, 3, [1, 2, 3]],
  [7, 0, [1, 2, 3]],
])('page %i moves to position %i', (from, to, expected) => {
  expect(movedPage(pages, from, to).map(({ key }) => key)).toEqual(expected);
});

test('a new page has a unique key, and empty comments are dropped', () => {
  expect([nextKey([]), nextKey(pages)]).toEqual([1, 4]);
  const comments = [
    { en: ' ', de: '' },
    { en: '', de: 'Ja' },
  ];
  expect(writtenPages([{ ...page(1), comments }])).toEqual([
    { url: '/1', type: 't', comments: [{ en: '', de: 'Ja' }] },
  ]);
});
