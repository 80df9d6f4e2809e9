import { expect, test } from 'vitest';
import { normaliseError } from './normalise-error.ts';

const circular: Record<string, unknown> = {};
circular.self = circular;

test.each([
  { name: 'an Error', error: new Error('Broken'), status: 500, message: 'Broken' },
  { name: 'statusCode', error: { statusCode: 404, message: 'Gone away' }, status: 404, message: 'Gone away' },
  { name: 'status', error: { status: 403, message: 'No' }, status: 403, message: 'No' },
  {
    name: 'statusCode before status',
    error: { statusCode: 422, status: 500, message: '-' },
    status: 422,
    message: '-',
  },
  { name: 'status of the response', error: { response: { status: 502 }, message: '-' }, status: 502, message: '-' },
  { name: 'status as text', error: { status: '404', message: '-' }, status: 404, message: '-' },
  { name: 'an invalid status', error: { status: 200, message: '-' }, status: 500, message: '-' },
  { name: 'no message', error: { code: 7 }, status: 500, message: '{"code":7}' },
  { name: 'a string', error: 'Broken', status: 500, message: 'Broken' },
  { name: 'null', error: null, status: 500, message: 'null' },
  { name: 'undefined', error: undefined, status: 500, message: 'undefined' },
  { name: 'circular', error: circular, status: 500, message: '[object Object]' },
  {
    name: 'an error thrown by a loader',
    error: { status: 404, statusText: '', internal: false, data: { message: 'No such page' } },
    status: 404,
    message: 'No such page',
  },
])('$name [8.1]', ({ error, status, message }) => {
  expect(normaliseError(error)).toEqual({ status, message });
});
