import { describe, expect, test } from 'vitest';
import { type Budget, looksAhead, looksDue, monthOf, nextLookAt } from './pace.ts';

const at = (text: string) => new Date(text);
const budget = (used: number, since: string | null = null, limit = 1000): Budget => ({
  limit,
  used,
  since: since === null ? null : at(since),
});

describe('looks that are due', () => {
  test.each<[string, Budget, string, number]>([
    ['one at the start of the month', budget(0), '2026-11-01T00:00:00Z', 1],
    ['none again at once', budget(1), '2026-11-01T00:00:00Z', 0],
    ['half of them in the middle', budget(0), '2026-11-16T00:00:00Z', 501],
    ['what is missing, after a pause', budget(400), '2026-11-16T00:00:00Z', 101],
    ['never more than the plan has', budget(999), '2026-11-30T23:59:59Z', 1],
    ['none over the plan', budget(1000), '2026-11-30T23:59:59Z', 0],
    ['none after a change to a smaller plan', budget(5000), '2026-11-16T00:00:00Z', 0],
    ['nothing is caught up from before watching began', budget(0, '2026-11-16T00:00:00Z'), '2026-11-16T00:00:00Z', 1],
    [
      'all events are used in what is left of the month',
      budget(0, '2026-11-16T00:00:00Z'),
      '2026-11-23T12:00:00Z',
      501,
    ],
    ['a start in an earlier month changes nothing', budget(0, '2026-10-16T00:00:00Z'), '2026-11-16T00:00:00Z', 501],
    ['a plan without events has none', budget(0, null, 0), '2026-11-16T00:00:00Z', 0],
  ])('%s', (_, given, now, due) => expect(looksDue(given, at(now))).toBe(due));

  test('every event is used by the end of the month and none more, looked for at any rhythm', () => {
    for (const minutes of [1, 7, 60, 1441]) {
      const { start, end } = monthOf(at('2026-02-10T00:00:00Z'));
      let used = 0;
      for (let now = start.getTime(); now < end.getTime(); now += minutes * 60_000) {
        const due = looksDue(budget(used), new Date(now));
        expect(due).toBeGreaterThanOrEqual(0);
        used += due;
      }
      expect(used).toBeGreaterThanOrEqual(
        Math.floor(1000 * (1 - (minutes * 60_000) / (end.getTime() - start.getTime()))),
      );
      expect(used).toBeLessThanOrEqual(1000);
    }
  });
});

test.each<[string, Budget, string, number]>([
  ['a quarter of the rest of the month', budget(501), '2026-11-16T00:00:00Z', 125],
  ['what is left of that quarter', budget(600), '2026-11-16T00:00:00Z', 26],
  ['nothing if it is used, however much the plan has left', budget(626), '2026-11-16T00:00:00Z', 0],
  ['nothing over the plan', budget(1000), '2026-11-16T00:00:00Z', 0],
  ['the last one', budget(999), '2026-11-30T23:59:59Z', 1],
])('pages that changed may go ahead by %s', (_, given, now, count) => expect(looksAhead(given, at(now))).toBe(count));

test('changes that are announced all the time use a quarter more, not the month', () => {
  const now = at('2026-11-10T00:00:00Z');
  let used = 0;
  for (let batch = 0; batch < 100; batch++) used += Math.min(20, looksAhead(budget(used), now));
  // 301 at this pace, and a quarter of the other 699.
  expect(used).toBe(476);
});

const MINUTE = 60_000;
test.each<[string, Budget, lastLookAt: string | null, now: string, next: string]>([
  ['at once if nothing was looked at yet', budget(0), null, '2026-11-16T00:00:00Z', '2026-11-16T00:00:00.000Z'],
  [
    'at once if twenty are due',
    budget(480),
    '2026-11-15T23:59:00Z',
    '2026-11-16T00:00:00Z',
    '2026-11-16T00:00:00.000Z',
  ],
  ['six hours after the last', budget(495), '2026-11-15T23:00:00Z', '2026-11-16T00:00:00Z', '2026-11-16T05:00:00.000Z'],
  [
    'when one is due, however long the last is ago',
    budget(501),
    '2026-11-01T00:00:00Z',
    '2026-11-16T00:00:00Z',
    '2026-11-16T00:43:12.000Z',
  ],
  [
    'on the first of the next month if none is left',
    budget(1000),
    null,
    '2026-12-10T00:00:00Z',
    '2027-01-01T00:00:00.000Z',
  ],
  [
    'on the first of the next month on a plan without events',
    budget(0, null, 0),
    null,
    '2026-11-16T00:00:00Z',
    '2026-12-01T00:00:00.000Z',
  ],
])('the next looks are taken %s', (_, given, last, now, next) => {
  const found = nextLookAt({ ...given, lastLookAt: last === null ? null : at(last) }, at(now));
  expect(found.toISOString()).toBe(next);
});

test('a large plan is looked at twenty pages at a time', () => {
  const now = at('2026-11-16T00:00:00Z');
  const lastLookAt = now;
  const next = nextLookAt({ ...budget(5001, null, 10_000), lastLookAt }, now);
  expect(Math.round((next.getTime() - now.getTime()) / MINUTE)).toBe(86);
  expect(looksDue(budget(5001, null, 10_000), next)).toBe(20);
});
