import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findWinner, shareRate } from './live-designs.ts';

/** Every page shared once or not at all. */
const even = (images: number, shares: number) => ({ images, shares, squares: shares });
const rounded = ({ rate, low, high }: ReturnType<typeof shareRate>) =>
  [rate, low, high].map((n) => Number(n.toFixed(2)));

test.each([
  ['no image', even(0, 0), [0, 0, Number.POSITIVE_INFINITY]],
  ['nothing shared', even(20, 0), [0, 0, 0.18]],
  ['a few', even(20, 4), [0.2, 0.05, 0.51]],
  ['many', even(200, 100), [0.5, 0.41, 0.61]],
  ['one page goes round', { images: 20, shares: 50, squares: 2500 }, [2.5, 0.04, 13.43]],
  ['shared alike', { images: 20, shares: 50, squares: 130 }, [2.5, 1.86, 3.3]],
])('%s', (_, counts, expected) => expect(rounded(shareRate(counts))).toEqual(expected));

test.each([
  ['clear', [even(100, 80), even(100, 20)], 0],
  ['the second', [even(100, 20), even(100, 80)], 1],
  ['too close', [even(100, 50), even(100, 45)], null],
  ['too few pages', [even(9, 9), even(100, 0)], null],
  ['nothing yet', [even(50, 0), even(50, 0)], null],
  ['alone', [even(50, 40)], null],
  ['one page that went round proves nothing', [{ images: 30, shares: 90, squares: 8100 }, even(30, 3)], null],
  ['better than one, not than the other', [even(100, 80), even(100, 75), even(100, 5)], null],
  ['better than both', [even(100, 10), even(100, 90), even(100, 5)], 1],
])('%s', (_, designs, winner) => {
  expect(findWinner(designs)).toBe(winner === null ? null : designs[winner]);
});

test('the rate always lies in its range', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.array(fc.nat(100), { maxLength: 50 }), (more, pages) => {
      const shares = pages.reduce((sum, count) => sum + count, 0);
      const squares = pages.reduce((sum, count) => sum + count ** 2, 0);
      const { rate, low, high } = shareRate({ images: pages.length + more, shares, squares });
      return 0 <= low && low <= rate && rate <= high;
    }),
  );
});
