import { expect, test } from 'vitest';
import { readJson } from './code-view.tsx';

test.each([
  ['', { ok: true, value: {} }],
  ['{ "a": 1 }', { ok: true, value: { a: 1 } }],
  ['[1]', { ok: false, line: 1, isObject: false }],
  ['{\n  "a": 1\n  "b": 2\n}', { ok: false, line: 3, isObject: true }],
  ['{\n  "a": 1', { ok: false, line: 2, isObject: true }],
])('%j', (text, read) => {
  expect(readJson(text)).toEqual(read);
});
