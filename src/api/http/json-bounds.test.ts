import { expect, test } from 'vitest';
import { isWithinJsonBounds } from './read-body.ts';

const keys = (count: number) => `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join(',')}}`;

test.each<[string, string, boolean]>([
  ['an empty body', '', true],
  ['a typical body', JSON.stringify({ a: [1, { b: ['{[,'.repeat(50)] }] }), true],
  ['brackets and commas inside a string', JSON.stringify('[{,'.repeat(100_000)), true],
  ['quotes and backslashes inside a string', JSON.stringify({ a: '\\"['.repeat(10_000) }), true],
  ['an unterminated string', '"[[[[', true],
  ['a bracket after an escaped quote and the end of the string', `["\\""${',['.repeat(70)}`, false],
  ['64 deep', '['.repeat(64) + ']'.repeat(64), true],
  ['65 deep', '['.repeat(65) + ']'.repeat(65), false],
  ['a megabyte of brackets', '['.repeat(500_000) + ']'.repeat(500_000), false],
  ['a megabyte of objects', '{"a":'.repeat(160_000), false],
  ['20,000 keys', keys(20_000), true],
  ['90,000 keys', keys(90_000), false],
  ['half a million numbers', `[${'1,'.repeat(499_000)}1]`, false],
])('%s', (_, text, expected) => {
  expect(isWithinJsonBounds(text)).toBe(expected);
});
