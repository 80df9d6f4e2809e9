import { expect, test } from 'vitest';
import { readCents } from './read-cents.ts';

test.each([
  ['5', 500],
  ['5.5', 550],
  ['5,50', 550],
  [' 16,66 € ', 1666],
  ['€0.01', 1],
  ['1.000', null],
  ['-5', null],
  ['', null],
  ['five', null],
])('%j is %s cents', (typed, cents) => {
  expect(readCents(typed)).toBe(cents);
});
