import { expect, test } from 'vitest';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { testCard, testImage } from '#web/previews/card.fixture.ts';
import { arrangeCards, beginningOf, cardHeight, fitToSheet } from './fit-to-sheet.ts';

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

const paper = { width: 700, height: 760 };
const cards = (parts: Parameters<typeof testCard>[1]) =>
  platformIds.map((platform) => ({ platform, card: testCard(platform, parts) }));

test('every platform that is still there has its place once', () => {
  const { columns } = arrangeCards(cards({}), paper);
  const placed = columns.flat().map(({ platform }) => platform);
  expect(placed.toSorted()).toEqual(platformIds.filter((id) => id !== 'skype').toSorted());
});

test('cards without an image are shown larger than cards with one', () => {
  const plain = arrangeCards(cards({ image: null, layout: 'none' }), paper);
  const wide = arrangeCards(cards({ layout: 'lg', image: testImage({ width: 1200, height: 630 }) }), paper);
  expect(plain.zoom).toBeGreaterThan(wide.zoom);
  expect(plain.columns.length).toBeLessThan(wide.columns.length);
});

test('columns are about equally high', () => {
  const { columns } = arrangeCards(cards({}), paper);
  const heights = columns.map((column) => column.reduce((sum, { card }) => sum + cardHeight(card, 300), 0));
  expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.5);
});

test('a few cards are as large as a sheet allows', () => {
  expect(arrangeCards(cards({}).slice(0, 3), paper).columns).toHaveLength(3);
  expect(arrangeCards([], paper).columns.flat()).toEqual([]);
});
