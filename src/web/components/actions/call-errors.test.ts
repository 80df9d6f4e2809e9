import { expect, test } from 'vitest';
import { CallFailed } from '#contract/client.ts';
import { callErrors, uploadErrors } from './call-errors.ts';

const failed = (errors: Record<string, string[]>) =>
  new CallFailed({ statusCode: 422, code: 'VALIDATION_FAILED', message: 'Please check.', errors });

test.each([
  ['an unreachable server', new TypeError('fetch failed'), ['offline'], ['offline']],
  ['a message alone', failed({}), ['Please check.'], ['Please check.']],
  ['a field', failed({ file: ['Too wide.'] }), ['Please check.', 'Too wide.'], ['Too wide.']],
  ['the same words twice', failed({ name: ['Please check.'] }), ['Please check.'], ['Please check.']],
])('%s', (_what, error, below, ofUpload) => {
  expect(callErrors(error, 'offline')).toEqual(below);
  expect(uploadErrors(error, 'offline')).toEqual(ofUpload);
});
