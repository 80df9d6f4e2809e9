import { expect, test } from 'vitest';
import { mayPrefetch } from './prefetch-links.ts';

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('%o: %s [9.17]', (connection, expected) => {
  expect(mayPrefetch(connection)).toBe(expected);
});
