import { expect, test } from 'vitest';
import { matchesPattern } from './build-files.ts';

test.each([
  ['drafts/a.html', 'drafts/**', true],
  ['drafts/a/b.html', 'drafts/**', true],
  ['a/drafts/b.html', 'drafts/**', false],
  ['a/drafts/b.html', '**/drafts/**', true],
  ['drafts/b.html', '**/drafts/**', true],
  ['a/old.html', 'old.html', true],
  ['a/very-old.html', 'old.html', false],
  ['a/b.html', 'a/*.html', true],
  ['a/b/c.html', 'a/*.html', false],
  ['a/b.html', './a/b.html', true],
  ['a+b.html', 'a+b.html', true],
  ['aab.html', 'a+b.html', false],
  ['p1.html', 'p?.html', true],
])('%s and %s: %s', (path, pattern, fits) => {
  expect(matchesPattern(path, pattern)).toBe(fits);
});
