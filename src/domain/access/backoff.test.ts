import { expect, test } from 'vitest';
import { backoffSeconds, retryAfterSeconds } from './backoff.ts';

test.each([
  [0, 10, 0],
  [9, 10, 0],
  [10, 10, 5],
  [11, 10, 10],
  [17, 10, 640],
  [18, 10, 900],
  [5_000, 10, 900],
  [0, 1, 0],
  [1, 1, 5],
  [2, 1, 10],
])('after %i failures, %i of them free, the pause is %i s', (failures, free, seconds) => {
  expect(backoffSeconds(failures, free)).toBe(seconds);
});

test.each([
  [{ count: 12, secondsAgo: 0 }, 20],
  [{ count: 12, secondsAgo: 19.2 }, 1],
  [{ count: 12, secondsAgo: 20 }, 0],
  [{ count: 0, secondsAgo: Number.POSITIVE_INFINITY }, 0],
  [{ count: 1, secondsAgo: -3_600 }, 0], // the clock was set back
])('%o: %i s are left', (failures, seconds) => {
  expect(retryAfterSeconds(failures, 10)).toBe(seconds);
});
