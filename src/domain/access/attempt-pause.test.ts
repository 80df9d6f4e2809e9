import { expect, test } from 'vitest';
import { pauseSeconds, secondsToWait } from './attempt-pause.ts';

test.each([
  [0, 10, 0],
  [9, 10, 0],
  [10, 10, 2],
  [11, 10, 4],
  [18, 10, 512],
  [19, 10, 900],
  [5_000, 10, 900],
  [0, 1, 0],
  [1, 1, 2],
  [2, 1, 4],
])('after %i failures, %i of them free, the pause is %i s', (failures, free, seconds) => {
  expect(pauseSeconds(failures, free)).toBe(seconds);
});

test.each([
  [{ count: 12, secondsAgo: 0 }, 8],
  [{ count: 12, secondsAgo: 7.2 }, 1],
  [{ count: 12, secondsAgo: 8 }, 0],
  [{ count: 0, secondsAgo: Number.POSITIVE_INFINITY }, 0],
])('%o: %i s are left', (failures, seconds) => {
  expect(secondsToWait(failures, 10)).toBe(seconds);
});
