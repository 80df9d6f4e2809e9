import { expect, test } from 'vitest';
import { isMissingChunk, mayReload } from './reload-on-missing-chunk.ts';

test.each([
  [null, 1_000_000, true],
  [1_000_000, 1_000_000, false],
  [1_000_000, 1_059_999, false],
  [1_000_000, 1_060_000, true],
])('reloaded at %s, now %s: may reload %s [2.62]', (reloadedAt, now, expected) => {
  expect(mayReload(reloadedAt, now)).toBe(expected);
});

test.each([
  [new TypeError('Failed to fetch dynamically imported module: /assets/x.js'), true],
  [new TypeError('error loading dynamically imported module'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Broken'), false],
  ['Broken', false],
])('%s', (error, expected) => {
  expect(isMissingChunk(error)).toBe(expected);
});
