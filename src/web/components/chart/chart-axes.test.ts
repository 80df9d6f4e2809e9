import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelledDays, niceTicks } from './chart-axes.tsx';

test.each([
  [126, [0, 50, 100, 150]],
  [4, [0, 1, 2, 3, 4]],
  [1, [0, 1]],
  [0, [0, 1]],
  [980, [0, 250, 500, 750, 1000]],
])('up to %i', (most, expected) => {
  expect(niceTicks(most)).toEqual(expected);
});

test('ticks always cover the highest value, in even steps, and are few', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (most) => {
      const ticks = niceTicks(most);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most);
      expect(ticks.length).toBeLessThanOrEqual(5);
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
      for (const [at, tick] of ticks.entries()) expect(tick).toBeCloseTo(at * step, 5);
    }),
  );
});

test.each([
  [21, 6, [0, 4, 8, 12, 16, 20]],
  [3, 6, [0, 1, 2]],
  [7, 2, [2, 6]],
  [0, 6, []],
])('%i days with room for %i labels', (count, room, expected) => {
  expect(labelledDays(count, room)).toEqual(expected);
});
