import { expect, test } from 'vitest';
import { hasGermanHeading, headingIn } from './headings.ts';
import { exportedLists } from './lists.server.ts';

test('every column of every exported list has a heading in both languages', () => {
  const headings = Object.values(exportedLists).flatMap(({ columns }) => columns);
  expect([...new Set(headings)].filter((heading) => !hasGermanHeading(heading))).toEqual([]);
  expect([headingIn('pages', 'de'), headingIn('pages', 'en')]).toEqual(['Seiten', 'pages']);
  expect(headingIn('constructor', 'de')).toBe('constructor');
});
