import { expect, test } from 'vitest';
import { countUp } from './counter.tsx';

test.each([
  [0, 0, false],
  [500, 700, false],
  [900, 799.2, false],
  [1000, 800, true],
  [4000, 800, true],
])('of 800, after %i ms: %d [9.21]', (elapsed, shown, isDone) => {
  expect(countUp(800, elapsed)).toEqual({ shown: expect.closeTo(shown), isDone });
});

test.each([
  [0, 40],
  [500, 92.5],
  [1000, 100],
])('a figure that changes counts on from the one before: after %i ms %d', (elapsed, shown) => {
  expect(countUp(100, elapsed, 40).shown).toBeCloseTo(shown);
});
