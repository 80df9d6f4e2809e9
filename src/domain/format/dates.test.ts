import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { dayAfter, dayAndMonth, dayDate, fullDate, shortDate, startOfDay, writeMonth } from './dates.ts';

const rows: { name: string; date: string; now: string; timeZone: string; language: Language; expected: string }[] = [
  {
    name: 'today',
    date: '2026-03-10T08:05:00Z',
    now: '2026-03-10T20:00:00Z',
    timeZone: 'UTC',
    language: 'en',
    expected: '08:05',
  },
  {
    name: 'midnight is 00, not 24',
    date: '2026-03-10T00:00:00Z',
    now: '2026-03-10T20:00:00Z',
    timeZone: 'UTC',
    language: 'en',
    expected: '00:00',
  },
  {
    name: 'yesterday',
    date: '2026-03-09T23:59:00Z',
    now: '2026-03-10T00:01:00Z',
    timeZone: 'UTC',
    language: 'en',
    expected: 'yesterday, 23:59',
  },
  {
    name: 'yesterday in German',
    date: '2026-03-09T12:00:00Z',
    now: '2026-03-10T12:00:00Z',
    timeZone: 'UTC',
    language: 'de',
    expected: 'gestern, 12:00',
  },
  {
    name: 'the day before yesterday',
    date: '2026-03-08T23:59:00Z',
    now: '2026-03-10T00:01:00Z',
    timeZone: 'UTC',
    language: 'en',
    expected: '8 Mar 2026',
  },
  {
    name: 'the zone decides the day',
    date: '2026-03-09T23:30:00Z',
    now: '2026-03-10T08:00:00Z',
    timeZone: 'Europe/Berlin',
    language: 'en',
    expected: '00:30',
  },
  {
    name: 'across the year',
    date: '2025-12-31T22:00:00Z',
    now: '2026-01-01T12:00:00Z',
    timeZone: 'UTC',
    language: 'de',
    expected: 'gestern, 22:00',
  },
  {
    name: 'across the day of 23 hours',
    date: '2026-03-28T23:30:00Z',
    now: '2026-03-30T10:00:00Z',
    timeZone: 'Europe/Berlin',
    language: 'de',
    expected: 'gestern, 00:30',
  },
  {
    name: 'a date in German',
    date: '2026-03-08T23:59:00Z',
    now: '2026-03-10T00:01:00Z',
    timeZone: 'UTC',
    language: 'de',
    expected: '08.03.2026',
  },
  {
    name: 'tomorrow is a date',
    date: '2026-03-11T08:05:00Z',
    now: '2026-03-10T20:00:00Z',
    timeZone: 'UTC',
    language: 'en',
    expected: '11 Mar 2026',
  },
];

describe('shortDate', () => {
  test.each(rows)('$name', ({ date, now, expected, ...rest }) => {
    expect(shortDate(new Date(date), { now: new Date(now), ...rest })).toBe(expected);
  });
});

test.each([
  ['2026-07-01T22:15:00Z', 'en', '2 Jul 2026, 00:15', '2 Jul 2026', '2 Jul'],
  ['2026-07-01T22:15:00Z', 'de', '02.07.2026 00:15', '02.07.2026', '02.07.'],
  ['2026-09-15T10:00:00Z', 'en', '15 Sep 2026, 12:00', '15 Sep 2026', '15 Sep'],
] as const)('%s is written in the zone and in the language (%s) [9.25]', (iso, language, full, day, short) => {
  const date = new Date(iso);
  expect(fullDate(date, 'Europe/Berlin', language)).toBe(full);
  expect(dayDate(date, 'Europe/Berlin', language)).toBe(day);
  expect(dayAndMonth(date, 'Europe/Berlin', language)).toBe(short);
});

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

test('a month in words, in both languages', () => {
  expect([writeMonth('2026-11', 'en'), writeMonth('2026-03', 'de')]).toEqual(['November 2026', 'März 2026']);
});
