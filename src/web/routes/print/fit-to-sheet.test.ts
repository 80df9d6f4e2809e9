import { expect, test } from 'vitest';
import { beginningOf } from './fit-to-sheet.ts';

test.each([
  [null, null],
  ['short', 'short'],
  ['exactly twenty chars', 'exactly twenty chars'],
  ['a sentence, which goes on and on', 'a sentence, which …'],
  ['a name of things – and more of it', 'a name of things …'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahr …'],
])('%s → %s', (text, expected) => {
  expect(beginningOf(text, 20)).toBe(expected);
});
