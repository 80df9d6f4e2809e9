import { expect, test } from 'vitest';
import {
  canViewReport,
  linkNameOf,
  type ReportVisibility,
  readReportName,
  reportNameOf,
  slugNameOf,
  withReportKey,
} from './report-visibility.ts';

const reportKey = 'c0ffee00c0ffee00c0ffee00';
const project = (reportVisibility: ReportVisibility, reportOpensWithoutKey = false) => ({
  slug: 'shop',
  reportVisibility,
  reportKey,
  reportOpensWithoutKey,
});

test.each<[ReportVisibility, string, string | null, boolean, boolean]>([
  ['public', 'a visitor', null, false, true],
  ['public', 'somebody with an old key', 'old', false, true],
  ['link', 'a visitor', null, false, false],
  ['link', 'a visitor with the key', reportKey, false, true],
  ['link', 'a visitor with an empty key', '', false, false],
  ['link', 'a visitor with an old key', reportKey.replace('c', 'd'), false, false],
  ['link', 'a visitor with more than the key', `${reportKey}0`, false, false],
  ['link', 'a visitor with a part of the key', reportKey.slice(0, -1), false, false],
  ['link', 'a member', null, true, true],
  ['off', 'a visitor with the key', reportKey, false, false],
  ['off', 'a member', null, true, true],
])('reports that are %s, seen by %s', (visibility, _, key, isMember, expected) => {
  expect(canViewReport(project(visibility), { key, isMember })).toBe(expected);
});

test('links mailed before keys existed open only reports with link visibility', () => {
  const visitor = { key: null, isMember: false };
  expect(canViewReport(project('link', true), visitor)).toBe(true);
  expect(canViewReport(project('link', true), { key: 'wrong', isMember: false })).toBe(false);
  expect(canViewReport(project('off', true), visitor)).toBe(false);
});

test('a report name survives writing and reading', () => {
  expect(readReportName('shop')).toEqual({ name: 'shop', key: null });
  expect(readReportName(withReportKey('shop', 'abc'))).toEqual({ name: 'shop', key: 'abc' });
  expect(readReportName('shop~')).toEqual({ name: 'shop', key: '' });
  expect(reportNameOf(project('link'))).toBe(`shop~${reportKey}`);
  expect(reportNameOf(project('public'))).toBe('shop');
  expect(reportNameOf(project('off'))).toBe('shop');
});

const uuid = '0b6f3a52-0000-4000-8000-000000000001';
test.each([
  [uuid, 'shop'],
  [`${uuid.toUpperCase()}~key`, 'shop~key'],
  ['shop', null],
  ['shop~key', null],
  ['0b6f3a52-0000-4000-8000-000000000002~key', null],
])('the old name %s leads to %s', (opened, name) => {
  expect(slugNameOf(opened, { uuid, slug: 'shop' })).toBe(name);
});

test('links on paper outlive the name it was printed with', () => {
  expect(linkNameOf(`${uuid}~print-abc-0`, `${uuid}~key`)).toBe(`${uuid}~key`);
  expect(linkNameOf('shop~key', `${uuid}~key`)).toBe('shop~key');
  expect(linkNameOf('shop', uuid)).toBe('shop');
});
