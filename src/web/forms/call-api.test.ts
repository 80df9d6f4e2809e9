import { expect, test } from 'vitest';
import { errorPageOf } from './call-api.server.ts';

const refusal = { message: 'In words', errors: {} };

test.each([
  ['what is missing by name keeps its words', 404, 'PROJECT_NOT_FOUND', 404, { message: 'In words' }],
  ['what is merely missing leaves the words to the page', 404, 'NOT_FOUND', 404, null],
  ['an invalid id is missing too', 422, 'VALIDATION_FAILED', 404, { message: 'In words' }],
  ['a refusal stays one', 403, 'NOT_ALLOWED', 403, { message: 'In words' }],
])('%s', (_, status, code, shown, body) => {
  const { data, init } = errorPageOf({ ...refusal, status, code });
  expect([init?.status, data]).toEqual([shown, body]);
});
