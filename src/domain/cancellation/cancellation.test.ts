import { expect, test } from 'vitest';
import { isOver, receiptRows } from './cancellation.ts';

const received = {
  number: 'K-7',
  receivedAt: new Date('2026-11-17T23:30:00Z'),
  name: 'Ada',
  email: 'ada@example.com',
  contract: 'Basic, 250 pages',
  kind: 'ordinary' as const,
  reason: null,
  endsOn: null,
};

test.each([
  ['en', '18 Nov 2026, 00:30 Berlin time', 'As soon as possible'],
  ['de', '18.11.2026 00:30 Uhr, Berliner Zeit', 'Zum nächstmöglichen Zeitpunkt'],
] as const)('in %s the receipt says when it came, to the minute, and when the contract ends', (language, at, end) => {
  const values = receiptRows(received, language).map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(['K-7', at, 'Ada', 'ada@example.com', 'Basic, 250 pages', end]));
});

test('a wanted day and a reason are in it', () => {
  const declared = { ...received, kind: 'for-cause' as const, reason: 'Moved', endsOn: '2026-12-31' };
  const rows = receiptRows(declared, 'de');
  expect(rows.slice(-3).map(({ value }) => value)).toEqual(['Außerordentliche Kündigung', 'Moved', '31.12.2026']);
});

test.each([
  ['2026-11-16', '2026-11-17T11:59:59Z', false],
  ['2026-11-16', '2026-11-17T12:00:00Z', true],
  ['2026-11-17', '2026-11-17T12:00:00Z', false],
])('%s at %s is over: %s, since it is the last place on earth that counts', (day, now, expected) => {
  expect(isOver(day, new Date(now))).toBe(expected);
});
