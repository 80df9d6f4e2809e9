import { expect, test } from 'vitest';
import { limitUse } from './limit-use.ts';

test.each([
  [0, 25, 'low'],
  [18, 25, 'low'],
  [22, 25, 'low'],
  [23, 25, 'near'],
  [90, 100, 'near'],
  [89, 100, 'low'],
  [25, 25, 'full'],
  [26, 25, 'over'],
  [2, 3, 'low'],
  [3, 3, 'full'],
  [1, 1, 'low'],
  [0, 1, 'low'],
  [2, 1, 'over'],
  [5000, null, 'low'],
] as const)('%i of %s is %s', (used, allowed, use) => {
  expect(limitUse(used, allowed)).toBe(use);
});
