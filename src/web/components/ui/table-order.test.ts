import { expect, test } from 'vitest';
import { nextSort, pageOf, sortRows } from './table-order.ts';

test.each([
  ['numbers upwards', [3, 1, 2], 'asc', [1, 2, 3]],
  ['numbers downwards', [3, 1, 2], 'desc', [3, 2, 1]],
  ['empty values last, ascending', [null, 2, 1], 'asc', [1, 2, null]],
  ['and downwards', [null, 1, 2], 'desc', [2, 1, null]],
  ['umlauts in German order', ['Zebra', 'Äpfel', 'Birne'], 'asc', ['Äpfel', 'Birne', 'Zebra']],
  ['formatted figures by their value', ['Seite 10', 'Seite 9'], 'asc', ['Seite 9', 'Seite 10']],
] as const)('%s', (_, rows, direction, expected) => {
  expect(sortRows<string | number | null>(rows, (row) => row, direction, 'de-DE')).toEqual(expected);
});

test('a heading reverses the order, another one starts ascending', () => {
  const first = nextSort(null, 'shares');
  expect(first).toEqual({ key: 'shares', direction: 'asc' });
  expect(nextSort(first, 'shares').direction).toBe('desc');
  expect(nextSort({ key: 'shares', direction: 'desc' }, 'score')).toEqual({ key: 'score', direction: 'asc' });
});

test.each([
  [1, { rows: ['a', 'b'], page: 1, pageCount: 3 }],
  [3, { rows: ['e'], page: 3, pageCount: 3 }],
  [9, { rows: ['e'], page: 3, pageCount: 3 }],
  [0, { rows: ['a', 'b'], page: 1, pageCount: 3 }],
])('page %i', (page, expected) => {
  expect(pageOf(['a', 'b', 'c', 'd', 'e'], page, 2)).toEqual(expected);
});

test('gives one empty page for no rows', () => {
  expect(pageOf([], 1, 10)).toEqual({ rows: [], page: 1, pageCount: 1 });
});
