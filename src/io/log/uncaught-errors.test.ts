import { expect, test } from 'vitest';
import { classifyUncaughtError } from './uncaught-errors.ts';

const coded = (code: unknown) => Object.assign(new Error('x'), { code });

test.each([
  ['exception', new TypeError('x is not a function'), 'end'],
  ['exception', coded('ERR_INVALID_ARG_TYPE'), 'end'],
  ['exception', coded('ENOSPC'), 'end'],
  ['exception', coded(5), 'end'],
  ['exception', 'a text', 'end'],
  ['exception', null, 'end'],
  ['exception', coded('ECONNRESET'), 'count'],
  ['exception', coded('EPIPE'), 'count'],
  ['rejection', new TypeError('x is not a function'), 'count'],
  ['rejection', undefined, 'count'],
] as const)('an uncaught %s of %o: %s', (kind, error, verdict) => {
  expect(classifyUncaughtError(kind, error)).toBe(verdict);
});
