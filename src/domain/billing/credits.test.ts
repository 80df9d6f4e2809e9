import { expect, test } from 'vitest';
import { cheapestCredits, creditBundles } from './credits.ts';

test.each([
  [1, 500, [[100, 1]]],
  [100, 500, [[100, 1]]],
  [101, 1000, [[100, 2]]],
  [301, 2000, [[500, 1]]],
  [500, 2000, [[500, 1]]],
  [
    501,
    2500,
    [
      [500, 1],
      [100, 1],
    ],
  ],
  [
    1501,
    6500,
    [
      [500, 3],
      [100, 1],
    ],
  ],
  [1801, 7500, [[2500, 1]]],
  [2500, 7500, [[2500, 1]]],
  [
    5001,
    15_500,
    [
      [2500, 2],
      [100, 1],
    ],
  ],
  [9000, 20_000, [[10_000, 1]]],
  [10_000, 20_000, [[10_000, 1]]],
  [
    10_001,
    20_500,
    [
      [10_000, 1],
      [100, 1],
    ],
  ],
])('%i images cost %i cents', (images, cents, bundles) => {
  const found = cheapestCredits(images);
  expect(found.cents).toBe(cents);
  expect(found.credits).toBeGreaterThanOrEqual(images);
  expect(found.bundles.map(({ bundle, times }) => [bundle.credits, times])).toEqual(bundles);
});

test('nothing is cheaper, tried with every number of bundles', () => {
  const [small, medium, large, huge] = creditBundles;
  if (!small || !medium || !large || !huge) throw new Error('four bundles');
  // By the price of each number of credits that can be bought.
  const steps = 21_000 / 100;
  const cents = new Array<number>(steps + 1).fill(Number.POSITIVE_INFINITY);
  cents[0] = 0;
  for (let step = 0; step <= steps; step++) {
    for (const bundle of creditBundles) {
      const to = Math.min(steps, step + bundle.credits / 100);
      cents[to] = Math.min(cents[to] ?? 0, (cents[step] ?? 0) + bundle.cents);
    }
  }
  for (let images = 100; images <= 20_000; images += 100) {
    const least = Math.min(...cents.slice(images / 100));
    expect(cheapestCredits(images).cents, String(images)).toBe(least);
  }
});
