import { expect, test } from 'vitest';
import { mergeEdit } from './merge-edit.ts';

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
