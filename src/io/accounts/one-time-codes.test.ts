import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newSecret, stepOf } from './one-time-codes.ts';

const now = new Date('2026-01-01T12:00:10Z');
const step = Math.floor(now.getTime() / 30_000);

test.each([
  [0, step],
  [-30, step - 1],
  [30, step + 1],
  [-90, null],
])('a code of %i seconds from now belongs to its step, unless that is too far', (seconds, expected) => {
  const secret = newSecret();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + seconds * 1000 });
  expect(stepOf(secret, code, now)).toBe(expected);
});

test.each(['', '12345', '1234567', 'abcdef', '٠١٢٣٤٥', '\u{10FFFD}\u{975EC}\u{6034A}'])('%j is not a code', (code) => {
  expect(stepOf(newSecret(), code, now)).toBeNull();
});
