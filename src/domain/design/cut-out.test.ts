import { expect, test } from 'vitest';
import { cutOut } from './cut-out.ts';

test('keeps what differs, in its own colour, and nothing of what is behind it', () => {
  const shown = Uint8ClampedArray.from([200, 30, 30, 255, 102, 100, 96, 255, 125, 100, 100, 255]);
  const without = Uint8ClampedArray.from([100, 100, 100, 255, 100, 100, 100, 255, 100, 100, 100, 255]);
  const result = cutOut(shown, without);
  expect([...result.slice(0, 4)]).toEqual([200, 30, 30, 255]);
  // Compression alone is no difference; an edge is partly transparent.
  expect(result[7]).toBe(0);
  expect(result[11]).toBeGreaterThan(100);
  expect(result[11]).toBeLessThan(150);
});
