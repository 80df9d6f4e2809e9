import { expect, test } from 'vitest';
import { dayAfter, startOfDay } from './day-bounds.ts';

test.each([
  ['2031-01-15', 'Europe/Berlin', '2031-01-14T23:00:00.000Z'],
  ['2031-07-15', 'Europe/Berlin', '2031-07-14T22:00:00.000Z'],
  // The clocks change on these days.
  ['2031-03-30', 'Europe/Berlin', '2031-03-29T23:00:00.000Z'],
  ['2031-10-26', 'Europe/Berlin', '2031-10-25T22:00:00.000Z'],
  ['2031-10-27', 'Europe/Berlin', '2031-10-26T23:00:00.000Z'],
  ['2031-01-15', 'America/New_York', '2031-01-15T05:00:00.000Z'],
  ['2031-01-15', 'Asia/Kolkata', '2031-01-14T18:30:00.000Z'],
  ['2031-01-15', 'UTC', '2031-01-15T00:00:00.000Z'],
  ['2031-02-30', 'UTC', null],
  ['15.01.2031', 'UTC', null],
  ['', 'UTC', null],
])('%s begins in %s at %s', (day, zone, expected) => {
  expect(startOfDay(day, zone)?.toISOString() ?? null).toBe(expected);
});

test.each([
  ['2031-12-31', '2032-01-01'],
  ['2032-02-28', '2032-02-29'],
  ['no day', ''],
])('after %s comes %s', (day, next) => expect(dayAfter(day)).toBe(next));
