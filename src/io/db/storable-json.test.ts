import { expect, test } from 'vitest';
import { storableJson, storableText } from './storable-json.ts';

test.each([
  ['plain', { a: 'ä 😀' }, { a: 'ä 😀' }],
  ['NUL', { a: ['x\u0000y'] }, { a: ['xy'] }],
  ['half a surrogate pair', { a: 'x\ud800' }, { a: 'x\ufffd' }],
  ['text that looks like an escape', { a: '\\u0000' }, { a: '\\u0000' }],
])('%s', (_what, given, stored) => {
  expect(JSON.parse(storableJson(given))).toEqual(stored);
});

test('a text alone', () => {
  expect(storableText('a\u0000b\udfff')).toBe('ab\ufffd');
});
