import { expect, test } from 'vitest';
import type { IssueLevel } from '#domain/enumerations.ts';
import { orderIssues } from './order-issues.ts';

const issue = (id: string, points: number | null, { images = 0, pages = 1, level = 'warning' as IssueLevel } = {}) => ({
  id,
  level,
  pages,
  gain: points === null ? null : { points, images: Array(images).fill('slack'), cards: [] },
});

test('what brings most comes first, then the graver, then what is on more pages', () => {
  const issues = [
    issue('hint', null, { pages: 48, level: 'info' }),
    issue('error', null, { pages: 4, level: 'error' }),
    issue('one-point', 1),
    issue('one-point-and-images', 1, { images: 3 }),
    issue('three-points-few-pages', 3, { pages: 4 }),
    issue('three-points-many-pages', 3, { pages: 14 }),
  ];
  expect(orderIssues(issues).map(({ id }) => id)).toEqual([
    'three-points-many-pages',
    'three-points-few-pages',
    'one-point-and-images',
    'one-point',
    'error',
    'hint',
  ]);
});
