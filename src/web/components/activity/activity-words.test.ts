import { expect, test } from 'vitest';
import { describeActivity } from './activity-words.ts';

const login = { method: 'password', browser: 'Firefox', system: 'Linux' };

test.each([
  ['en', 'ada@example.com', login, 'ada@example.com, by password, Firefox on Linux'],
  ['de', 'ada@example.com', login, 'ada@example.com, mit Passwort, Firefox unter Linux'],
  ['de', 'ada@example.com', { before: 'user', role: 'admin' }, 'ada@example.com, Editor → Admin'],
  ['en', 'Script', { scope: 'read', days: 30 }, 'Script, read only, 30'],
  ['en', null, { reason: 'constructor' }, 'constructor'],
] as const)('in %s, %s with %j reads %j', (language, subject, detail, words) => {
  expect(describeActivity({ subject, detail: { ...detail } }, language)).toBe(words);
});
