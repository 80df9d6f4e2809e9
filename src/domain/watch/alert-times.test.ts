import { expect, test } from 'vitest';
import { isTimeZone, quietUntil, weekStart } from './alert-times.ts';

test.each([
  ['at night', 22, 7, 'Europe/Berlin', '2026-11-16T22:30:00Z', '2026-11-17T06:00:00Z'],
  ['after midnight', 22, 7, 'Europe/Berlin', '2026-11-17T02:00:00Z', '2026-11-17T06:00:00Z'],
  ['the first minute', 22, 7, 'Europe/Berlin', '2026-11-16T21:00:00Z', '2026-11-17T06:00:00Z'],
  ['the minute before', 22, 7, 'Europe/Berlin', '2026-11-16T20:59:59Z', null],
  ['the last minute', 22, 7, 'Europe/Berlin', '2026-11-17T05:59:59Z', '2026-11-17T06:00:00Z'],
  ['the minute after', 22, 7, 'Europe/Berlin', '2026-11-17T06:00:00Z', null],
  ['by day', 12, 14, 'Europe/Berlin', '2026-11-17T12:30:00Z', '2026-11-17T13:00:00Z'],
  ['until midnight', 20, 0, 'UTC', '2026-11-17T23:30:00Z', '2026-11-18T00:00:00Z'],
  ['west of us', 22, 7, 'America/New_York', '2026-11-17T04:00:00Z', '2026-11-17T12:00:00Z'],
  ['half an hour off', 22, 7, 'Asia/Kolkata', '2026-11-16T20:00:00Z', '2026-11-17T01:30:00Z'],
  ['clocks go forward in that night', 22, 7, 'Europe/Berlin', '2026-03-28T22:00:00Z', '2026-03-29T05:00:00Z'],
  ['clocks go back in that night', 22, 7, 'Europe/Berlin', '2026-10-24T21:00:00Z', '2026-10-25T06:00:00Z'],
  ['none', null, null, 'UTC', '2026-11-17T23:30:00Z', null],
  ['from and to the same hour: none', 7, 7, 'UTC', '2026-11-17T07:30:00Z', null],
])('%s', (_, quietFrom, quietTo, timeZone, now, until) => {
  expect(quietUntil({ quietFrom, quietTo, timeZone }, new Date(now))?.toISOString() ?? null).toBe(
    until && new Date(until).toISOString(),
  );
});

test.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Mars/Base', false],
  ['', false],
])('%s is a time zone: %s', (name, isOne) => expect(isTimeZone(name)).toBe(isOne));

test.each([
  ['2026-11-16T06:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['2026-11-16T05:59:59Z', '2026-11-09T06:00:00.000Z'],
  ['2026-11-18T23:00:00Z', '2026-11-16T06:00:00.000Z'],
  ['2026-11-22T23:59:59Z', '2026-11-16T06:00:00.000Z'],
  ['2027-01-01T00:00:00Z', '2026-12-28T06:00:00.000Z'],
])('%s is in the week of %s', (now, start) => expect(weekStart(new Date(now)).toISOString()).toBe(start));
