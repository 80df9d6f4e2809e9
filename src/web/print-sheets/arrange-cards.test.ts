import { expect, test } from 'vitest';
import { platformIds } from '#domain/audit/platforms/platform-id.ts';
import { testCard, testImage } from '#web/previews/card.fixture.ts';
import { arrangeCards, cardHeight } from './arrange-cards.ts';

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
