import { expect, test } from 'vitest';
import { describeActivity } from './activity-words.ts';

const login = { method: 'password', browser: 'Firefox', system: 'Linux' };

test.each([
  ['en', 'ada@example.com', login, 'ada@example.com, by password, Firefox on Linux'],
  ['de', 'ada@example.com', login, 'ada@example.com, mit Passwort, Firefox unter Linux'],
  ['de', 'ada@example.com', { before: 'user', role: 'admin' }, 'ada@example.com, Redaktion → Admin'],
  ['en', 'Script', { scope: 'read', days: 30 }, 'Script, 30 days, read only'],
  ['de', 'Build-Server', { days: 90 }, 'Build-Server, 90 Tage'],
  ['de', 'starter-100', {}, 'Basic, 100 Seiten'],
  ['de', 'R-0001', { cents: 1071 }, 'R-0001, 10,71\u00a0€'],
  ['de', 'credits-500', {}, '500 Credits'],
  // In the reader's zone.
  ['de', 'Basic', { endsAt: '2026-11-30T23:30:00.000Z' }, 'Basic, bis 01.12.2026'],
  ['de', 'K-1', { endsOn: '2026-11-18' }, 'K-1, bis 18.11.2026'],
  ['en', null, { until: '2026-11-18T23:30:00.000Z' }, 'until 19 Nov 2026, 00:30'],
  // How many sessions ended is nothing to read.
  ['de', null, { tokens: 1 }, ''],
  ['en', null, { reason: 'constructor' }, 'constructor'],
] as const)('in %s, %s with %j reads %j', (language, subject, detail, words) => {
  expect(describeActivity({ subject, detail: { ...detail } }, language, 'Europe/Berlin')).toBe(words);
});
