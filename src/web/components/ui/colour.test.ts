import { expect, test } from 'vitest';
import { readColour } from './colour-picker.tsx';

test.each([
  ['#abc', '#aabbcc'],
  ['ABC', '#aabbcc'],
  [' #C8350B ', '#c8350b'],
  ['c8350b', '#c8350b'],
  ['#c8350', null],
  ['red', null],
  ['', null],
  ['#c8350b80', null],
])('%s', (text, expected) => {
  expect(readColour(text)).toBe(expected);
});
