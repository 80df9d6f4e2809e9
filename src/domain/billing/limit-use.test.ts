import { expect, test } from 'vitest';
import { limitUse } from './limit-use.ts';

test.each([
  [0, 25, 'calm'],
  [18, 25, 'calm'],
  [22, 25, 'calm'],
  [23, 25, 'near'],
  [90, 100, 'near'],
  [89, 100, 'calm'],
  [25, 25, 'full'],
  [26, 25, 'over'],
  [2, 3, 'calm'],
  [3, 3, 'full'],
  [1, 1, 'calm'],
  [0, 1, 'calm'],
  [2, 1, 'over'],
  [5000, null, 'calm'],
] as const)('%i of %s is %s', (used, allowed, use) => {
  expect(limitUse(used, allowed)).toBe(use);
});
