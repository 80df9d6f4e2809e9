import { expect, test } from 'vitest';
import { weekStart } from './week-start.ts';

test.each([
  ['2026-11-16T06:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['2026-11-16T05:59:59Z', '2026-11-09T06:00:00.000Z'],
  ['2026-11-18T23:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['2026-11-22T23:59:59Z', '2026-11-16T06:00:00.000Z'],
  ['2027-01-01T00:00:00Z', '2026-12-28T06:00:00.000Z'],
])('%s is in the week of %s', (now, start) => expect(weekStart(new Date(now)).toISOString()).toBe(start));
