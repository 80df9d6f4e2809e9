import { expect, test } from 'vitest';
import { sizeClassOf } from './size-class.ts';

test.each([
  [null, 'none'],
  [{ width: 1200, height: 630 }, 'xl'],
  [{ width: 1199, height: 630 }, 'lg'],
  [{ width: 600, height: 315 }, 'lg'],
  [{ width: 599, height: 900 }, 'sm'],
  [{ width: null, height: null }, 'sm'],
])('%o is %s', (image, expected) => {
  expect(sizeClassOf(image)).toBe(expected);
});
