import { expect, test } from 'vitest';
import { cutToFit, pad, paintWith, plain, textWidth, wrap } from './terminal.ts';

const ESCAPE = String.fromCharCode(27);

test.each([
  ['a\u0000b', 'a b'],
  [`${ESCAPE}]0;owned\u0007Mug`, ']0;owned Mug'],
  [`${ESCAPE}[31mred`, '[31mred'],
  ['line\nbreak\ttab', 'line break tab'],
  ['\u202egnp.exe', 'gnp.exe'],
  ['\u009b31m', '31m'], // One-byte form of the escape sequence.
  ['👩‍👩‍👧 family', '👩‍👩‍👧 family'],
])('%j is made harmless as %j', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

test.each([
  ['abc', 3],
  ['äöü', 3],
  ['松茶碗', 6],
  ['👩‍👩‍👧', 2],
  ['e\u0301', 1],
  [paintWith(true).red('abc'), 3],
])('%s is %i columns wide', (text, width) => {
  expect(textWidth(text)).toBe(width);
});

test('wide characters are not split', () => {
  expect(cutToFit('松茶碗', 5)).toBe('松茶…');
  expect(textWidth(pad('松', 6))).toBe(6);
});

test.each([
  ['one two three', 7, 9, ['one two', 'three']],
  ['one two three', 7, 1, ['one tw…']],
  ['unbreakable', 5, 9, ['unbr…']],
  ['', 5, 9, []],
])('%j wraps to %i columns and at most %i lines', (text, columns, lines, expected) => {
  expect(wrap(text, columns, lines)).toEqual(expected);
});
