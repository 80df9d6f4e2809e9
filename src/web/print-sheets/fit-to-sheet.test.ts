import { expect, test } from 'vitest';
import { testCard, testImage } from '#web/previews/card.fixture.ts';
import { beginningOf, fitToSheet } from './fit-to-sheet.ts';

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

test('a tower is cropped, a wide image is not', () => {
  const heightOf = (width: number, height: number) =>
    fitToSheet(testCard('pinterest', { image: testImage({ width, height }) })).image?.height;
  expect(heightOf(600, 1800)).toBe(500);
  expect(heightOf(1200, 630)).toBe(630);
});
