import { expect, test } from 'vitest';
import { ApiError } from '#contract/errors.ts';
import { StorageUnavailable } from '#io/files/files-with-timeout.ts';
import { apiErrorOf, invalidResponse } from './respond.ts';

test('an unavailable storage is a 503 with Retry-After, not an error of ours', () => {
  expect(apiErrorOf(new StorageUnavailable('the storage is away'))).toMatchObject({ code: 'UNAVAILABLE' });
  expect(apiErrorOf(new ApiError('NOT_FOUND'))).toMatchObject({ code: 'NOT_FOUND' });
  expect(apiErrorOf(new Error('a bug'))).toBeNull();
});

test('of thousands of unknown keys a hundred are reported', async () => {
  const keys = Array.from({ length: 20_000 }, (_, at) => `k${at}`);
  const issue = { code: 'unrecognized_keys' as const, keys, path: [], message: 'x', input: {} };
  const answer = await invalidResponse([issue], 'en').json();
  expect(Object.keys(answer.errors)).toHaveLength(100);
});
