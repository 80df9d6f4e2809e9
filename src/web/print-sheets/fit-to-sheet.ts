import type { Card, CardImage } from '#domain/audit/emulation/card.ts';

// A sheet has limited space: a card shows the beginning of its texts. Some platforms do not limit lines, so the text
// itself is cut, not only the lines. Two lines of a card's width each.
const TITLE_CHARACTERS = 70;
const DESCRIPTION_CHARACTERS = 90;
const LINES = 2;
/** Taller images are cropped: two dozen of them share one sheet. */
const LEAST_RATIO = 1.2;

export const fitToSheet = (card: Card): Card => ({
  ...card,
  title: beginningOf(card.title, TITLE_CHARACTERS),
  description: beginningOf(card.description, DESCRIPTION_CHARACTERS),
  image: card.image && lowered(card.image),
  moreImages: card.moreImages.map(lowered),
  lines: { title: Math.min(card.lines.title, LINES), description: Math.min(card.lines.description, LINES) },
});

function lowered(image: CardImage): CardImage {
  const { width, height } = image;
  return width === null || height === null ? image : { ...image, height: Math.min(height, width / LEAST_RATIO) };
}

/** Cut after a word, if one ends in the second half. */
export function beginningOf(text: string | null, characters: number): string | null {
  if (text === null || text.length <= characters) return text;
  const cut = text.slice(0, characters);
  const word = cut.lastIndexOf(' ');
  return `${(word > characters / 2 ? cut.slice(0, word) : cut).trimEnd().replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/, '')} …`;
}
