import { expect, test } from 'vitest';
import { daysOfPage } from './crawls.ts';

const days = [
  { day: '2026-03-03', count: 5 },
  { day: '2026-03-02', count: 0 },
  { day: '2026-03-01', count: 30 },
  { day: '2026-02-01', count: 4 },
];

test.each([
  [1, 5, ['2026-03-03'], 0],
  [1, 6, ['2026-03-03', '2026-03-01'], 0],
  [2, 5, ['2026-03-01'], 0],
  [2, 10, ['2026-03-01'], 5],
  [4, 10, ['2026-03-01', '2026-02-01'], 25],
  [5, 10, [], 0],
  [1000, 25, [], 0],
])('page %i of %i rows is on %j, after %i rows', (page, perPage, on, skip) => {
  expect(daysOfPage(days, { page, perPage })).toEqual({ total: 39, on, skip });
});
