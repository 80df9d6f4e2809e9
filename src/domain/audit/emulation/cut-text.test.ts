import { expect, test } from 'vitest';
import { characters, cutText } from './cut-text.ts';

test.each([
  ['short', characters(10), 'short'],
  ['exactly ten', characters(11), 'exactly ten'],
  ['exactly ten', characters(10), 'exactly te…'],
  ['one two three', characters(8), 'one two…'], // No space before the ellipsis.
  ['😀😀😀', characters(2), '😀😀…'],
  ['anything', null, 'anything'],
  ['äöü', { unit: 'bytes', length: 4, mark: '...' } as const, 'äö...'],
  ['€😀x', { unit: 'bytes', length: 7, mark: '...' } as const, '€😀...'],
  ['€😀x', { unit: 'bytes', length: 8, mark: '...' } as const, '€😀x'],
  ['\ud83dabc', { unit: 'bytes', length: 5, mark: '...' } as const, '\ud83dab...'],
])('%s → %s', (text, cut, expected) => {
  expect(cutText(text, cut)).toBe(expected);
});
