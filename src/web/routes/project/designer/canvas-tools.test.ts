import { expect, test } from 'vitest';
import { zoomStep } from './canvas-tools.tsx';

test.each([
  [0.62, 1, 0.75],
  [0.62, -1, 0.5],
  [1, 1, 1.5],
  [1, -1, 0.75],
  [3, 1, 3],
  [0.5, -1, 0.5],
] as const)('from a scale of %d one step by %i is %d', (scale, by, next) => {
  expect(zoomStep(scale, by)).toBe(next);
});
