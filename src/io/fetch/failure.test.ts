import { describe, expect, test } from 'vitest';
import { FetchError, failureOf, readRetryAfter } from './failure.ts';

const coded = (code: string, message = code) => Object.assign(new Error(message), { code });

describe('reasons of errors', () => {
  test.each<[Error, string]>([
    [coded('ENOTFOUND'), 'dns'],
    [coded('EAI_AGAIN'), 'dns'],
    [coded('ECONNREFUSED'), 'refused'],
    [coded('EHOSTUNREACH'), 'refused'],
    [coded('ETIMEDOUT'), 'timeout'],
    [coded('UND_ERR_CONNECT_TIMEOUT'), 'timeout'],
    [coded('UND_ERR_HEADERS_OVERFLOW'), 'too-large'],
    [coded('EPROTO'), 'tls'],
    [coded('CERT_HAS_EXPIRED'), 'tls'],
    [coded('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls'],
    [coded('UNABLE_TO_VERIFY_LEAF_SIGNATURE'), 'tls'],
    [coded('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls'],
    [coded('ERR_SSL_WRONG_VERSION_NUMBER'), 'tls'],
    [coded('ECONNRESET', 'Client network socket disconnected before secure TLS connection was established'), 'tls'],
    [coded('ECONNRESET', 'read ECONNRESET'), 'bad-response'],
    [coded('Z_DATA_ERROR'), 'bad-response'],
    [coded('HPE_INVALID_CONSTANT'), 'bad-response'],
    [new AggregateError([coded('ECONNREFUSED'), coded('ENETUNREACH')]), 'refused'],
    [new FetchError('stalled', 'slow'), 'stalled'],
  ])('error %s is reported as %s', (error, reason) => expect(failureOf(error).reason).toBe(reason));

  test('a bug is rethrown', () => expect(() => failureOf(new TypeError('x is not a function'))).toThrow(TypeError));
});

test.each([
  ['120', 120],
  [' 5 ', 5],
  ['Wed, 21 Oct 2015 07:28:30 GMT', 30],
  ['Wed, 21 Oct 2015 07:00:00 GMT', 0],
  ['soon', null],
  ['-1', null],
  ['1e9', null],
  [undefined, null],
])('Retry-After %s is %s seconds', (value, seconds) => {
  expect(readRetryAfter(value, Date.parse('2015-10-21T07:28:00Z'))).toBe(seconds);
});
