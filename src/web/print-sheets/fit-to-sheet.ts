import type { Card, CardImage } from '#domain/audit/emulation/card.ts';
import { type PlatformId, standingOf } from '#domain/audit/platforms/platform-id.ts';

// A sheet has limited space: a card shows the beginning of its texts. Some platforms do not limit lines, so the text
// itself is cut, not only the lines. Two lines of a card's width each.
const TITLE_CHARACTERS = 70;
const DESCRIPTION_CHARACTERS = 90;
const LINES = 2;
/** Taller images are cropped: two dozen of them share one sheet. */
const MIN_RATIO = 1.2;

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
  return width === null || height === null ? image : { ...image, height: Math.min(height, width / MIN_RATIO) };
}

/** Cut after a word, if one ends in the second half. */
export function beginningOf(text: string | null, characters: number): string | null {
  if (text === null || text.length <= characters) return text;
  const cut = text.slice(0, characters);
  const word = cut.lastIndexOf(' ');
  return `${(word > characters / 2 ? cut.slice(0, word) : cut).trimEnd().replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/, '')} …`;
}

// Two dozen cards of very different heights fill one sheet of paper: in as few columns as they fit in, because few
// columns mean large cards.

export interface Paper {
  /** Of the part that is for the cards, in px. */
  width: number;
  height: number;
}

export interface Arrangement<One> {
  columns: One[][];
  /** The scale of the cards. */
  zoom: number;
}

/** Columns, and the width a card is drawn at before it is scaled. */
const choices = [
  { count: 3, width: 320 },
  { count: 4, width: 300 },
  { count: 5, width: 270 },
  { count: 6, width: 260 },
] as const;

const COLUMN_GAP = 14;
/** Above each card its platform's name, around it a panel; in px of the paper. */
const FRAME = 44;
/** Estimates may be short by this much. */
const RESERVE = 1.12;

export function arrangeCards<One extends { platform: PlatformId; card: Card }>(
  all: readonly One[],
  paper: Paper,
): Arrangement<One> {
  const cards = all.filter(({ platform }) => standingOf(platform) !== 'closed');
  const tried = choices.map(({ count, width }) => {
    const zoom = ((paper.width - (count - 1) * COLUMN_GAP) / count - 12) / width;
    const heightOf = ({ card }: One) => cardHeight(card, width) * zoom * RESERVE + FRAME;
    return { zoom, ...intoColumns(cards, count, heightOf) };
  });
  const { columns, zoom } = tried.find(({ highest }) => highest <= paper.height) ?? tried[tried.length - 1] ?? noSheet;
  return { columns: columns as One[][], zoom };
}

const noSheet = { columns: [], zoom: 1 };

/** Each card goes to the column that is lowest so far. */
function intoColumns<One>(cards: readonly One[], count: number, heightOf: (one: One) => number) {
  const columns = Array.from({ length: count }, () => ({ cards: [] as One[], height: 0 }));
  for (const card of cards) {
    const lowest = columns.reduce((best, one) => (one.height < best.height ? one : best));
    lowest.cards.push(card);
    lowest.height += heightOf(card);
  }
  return {
    columns: columns.map((column) => column.cards),
    highest: Math.max(...columns.map(({ height }) => height)),
  };
}

const LINE = 20;
const CHARACTER = 8;

/** About how high a card is at a width: its image, then its texts. */
export function cardHeight(card: Card, width: number): number {
  if (!card.isShown) return 2 * LINE;
  const lines = (text: string | null, most: number) =>
    text ? Math.min(Math.ceil((text.length * CHARACTER) / (width - 40)), most || 3) : 1;
  const texts = (lines(card.title, card.lines.title) + lines(card.description, card.lines.description) + 1) * LINE + 36;
  if (!card.image) return texts;
  if (card.layout !== 'lg') return Math.max(texts, 110);
  const ratio = card.image.width && card.image.height ? card.image.width / card.image.height : 1.91;
  // Platforms crop towards wide, but for Pinterest.
  return texts + width / (card.platform === 'pinterest' ? ratio : Math.max(ratio, 1.5));
}
