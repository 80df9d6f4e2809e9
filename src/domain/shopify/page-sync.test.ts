import { expect, test } from 'vitest';
import {
  describePageSync,
  newPageSync,
  nextSyncStep,
  type PageSyncFailure,
  pageSyncFailures,
  waitsForMerchant,
} from './page-sync.ts';

const now = new Date('2026-11-16T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const failed = (reason: PageSyncFailure, minutes: number) => ({
  ...newPageSync(now),
  failure: { reason, detail: '', at: ago(minutes) },
});

test.each([
  ['never read', null, 'start'],
  ['under way', newPageSync(now), 'continue'],
  ['read an hour ago', { ...newPageSync(now), endedAt: ago(60) }, null],
  ['read yesterday', { ...newPageSync(now), endedAt: ago(25 * 60) }, 'start'],
  ['throttled just now', failed('throttled', 5), null],
  ['throttled a while ago', failed('throttled', 20), 'continue'],
  ['frozen an hour ago', failed('frozen', 60), null],
  ['frozen yesterday', failed('frozen', 25 * 60), 'continue'],
  ['without a scope, whenever', failed('no-scope', 99_999), null],
  ['with a token that ended, whenever', failed('unauthorized', 99_999), null],
  ['read, and throttled since', { ...failed('throttled', 20), endedAt: ago(60) }, 'start'],
])('%s', (_, sync, step) => expect(nextSyncStep(sync, now)).toBe(step));

test.each([...pageSyncFailures])('a shop is told of %s in both languages', (reason) => {
  const { isReading, problem } = describePageSync(failed(reason, 1), null);
  expect(isReading).toBe(false);
  expect(problem?.en).toMatch(/\w/);
  expect(problem?.de).not.toBe(problem?.en);
});

test('opening the app mends what only the merchant can', () => {
  expect(waitsForMerchant(null)).toBe(false);
  expect(waitsForMerchant(newPageSync(now))).toBe(false);
  expect(pageSyncFailures.filter((reason) => waitsForMerchant(failed(reason, 1)))).toEqual([
    'unauthorized',
    'no-scope',
    'closed',
  ]);
});
