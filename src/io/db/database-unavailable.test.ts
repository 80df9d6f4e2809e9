import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-unavailable.ts';

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields);
const statement = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

test.each([
  ['a refused connection', statement(error('connect ECONNREFUSED', { code: 'ECONNREFUSED' })), true],
  [
    'a connection refused on both addresses',
    statement(Object.assign(new AggregateError([error('x', { code: 'ECONNREFUSED' })]), {})),
    true,
  ],
  ['a server that shuts down', statement(error('terminating connection', { code: '57P01', severity: 'FATAL' })), true],
  [
    'a server that is starting',
    error('the database system is starting up', { code: '57P03', severity: 'FATAL' }),
    true,
  ],
  ['too many clients', statement(error('sorry, too many clients already', { code: '53300', severity: 'FATAL' })), true],
  ['a full disk', statement(error('could not extend file', { code: '53100', severity: 'ERROR' })), true],
  ['a broken begin', error('Connection terminated unexpectedly'), true],
  ['a pool without a free connection', statement(error('timeout exceeded when trying to connect')), true],
  ['a server that hangs', statement(error('Query read timeout')), true],
  ['an invalid statement', statement(error('syntax error', { code: '42601', severity: 'ERROR' })), false],
  ['a duplicate row', statement(error('duplicate key', { code: '23505', severity: 'ERROR' })), false],
  ['a shop that refuses us', error('connect ECONNREFUSED', { code: 'ECONNREFUSED' }), false],
  ['a bug', new TypeError('x is not a function'), false],
  ['nothing', undefined, false],
])('%s: %s', (_what, thrown, isAway) => {
  expect(isDatabaseAway(thrown)).toBe(isAway);
});
