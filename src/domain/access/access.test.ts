import { expect, test } from 'vitest';
import { userStatuses } from '#domain/enumerations.ts';
import { confirmsAccount, confirmsProject } from './confirmed-by-name.ts';
import { mergeEdit } from './merge-edit.ts';
import { provenAddressOf } from './proven-address.ts';

const project = { slug: 'halm-ton', full: 'https://www.Halm-Ton.example/' };

test.each([
  ['halm-ton', true],
  ['halm-ton.example', true],
  [' HTTPS://halm-ton.example/ ', true],
  ['www.halm-ton.example', true],
  ['', false],
  ['/', false],
  ['halm', false],
  ['halm-ton.example/shop', false],
])('%j confirms the deletion of halm-ton.example: %s', (typed, expected) => {
  expect(confirmsProject(typed, project)).toBe(expected);
});

test.each([
  ['Ada@Example.com ', true],
  ['ada@example', false],
  ['', false],
])('%j confirms the deletion of ada@example.com: %s', (typed, expected) => {
  expect(confirmsAccount(typed, 'ada@example.com')).toBe(expected);
});

interface Row {
  title: string | null;
  notes: string | null;
}

test.each<[string, Partial<Row>, Record<string, unknown>, Row, Partial<Row>, string[]]>([
  ['alone', { title: 'b' }, { title: 'a' }, { title: 'a', notes: null }, { title: 'b' }, []],
  ['nothing changed', { title: 'a', notes: '' }, { title: 'a', notes: null }, { title: 'x', notes: 'y' }, {}, []],
  [
    'other fields',
    { title: 'b', notes: '' },
    { title: 'a', notes: '' },
    { title: 'a', notes: 'y' },
    { title: 'b' },
    [],
  ],
  ['the same field', { title: 'b' }, { title: 'a' }, { title: 'x', notes: null }, {}, ['title']],
  ['the same field to the same value', { title: 'b' }, { title: 'a' }, { title: 'b', notes: null }, { title: 'b' }, []],
  ['emptied by one person', { title: '' }, { title: 'a' }, { title: 'x', notes: null }, {}, ['title']],
  ['without the values that were loaded', { title: 'b' }, {}, { title: 'x', notes: null }, { title: 'b' }, []],
])('%s', (_, wanted, seen, current, changes, conflicts) =>
  expect(mergeEdit<Row>(wanted, seen, current)).toEqual({ changes, conflicts }),
);

const email = 'owner@example.com';

test('an address is proven by the first login, and by nothing before it', () => {
  const proven = userStatuses.filter((status) => provenAddressOf({ email, status, statusBeforeSuspension: null }));
  expect(proven).toEqual(['active', 'first_login']);
});

test('a suspended account is as proven as it was before', () => {
  const proven = userStatuses.filter((before) =>
    provenAddressOf({ email, status: 'suspended', statusBeforeSuspension: before }),
  );
  expect(proven).toEqual(['active', 'first_login']);
});
