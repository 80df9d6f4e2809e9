import { expect, test } from 'vitest';
import { periodEnd } from './period-end.ts';

test.each([
  ['2026-01-31T10:00:00Z', 'monthly', '2026-02-10T00:00:00Z', '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 'monthly', '2026-02-28T10:00:00Z', '2026-03-31T10:00:00.000Z'],
  ['2024-02-29T00:00:00Z', 'yearly', '2024-06-01T00:00:00Z', '2025-02-28T00:00:00.000Z'],
  ['2026-11-18T08:00:00Z', 'monthly', '2026-11-18T08:00:00Z', '2026-12-18T08:00:00.000Z'],
] as const)('a plan of %s, %s, runs on %s until %s', (started, period, now, end) => {
  expect(periodEnd(new Date(started), period, new Date(now)).toISOString()).toBe(end);
});
