// A card before it is drawn: a small tree of boxes, texts and images, made from a template's filled HTML. It is the shape
// that Takumi takes, so that no second translation stands between what was checked and what is drawn.

export type Declarations = Record<string, string | number>;

interface CardNodeFields {
  tagName?: string;
  className?: string;
  /** `data-id` of the element: what a style option or the designer calls it. */
  id?: string;
  dir?: 'ltr' | 'rtl';
  lang?: string;
  /** Tailwind classes. */
  tw?: string;
  style?: Declarations;
  /** What the element brings by its name (`b` is bold); every other rule wins over it. */
  preset?: Declarations;
}

export type CardBox = CardNodeFields & { type: 'container'; children: CardNode[] };
type CardText = CardNodeFields & { type: 'text'; text: string };
export type CardImage = CardNodeFields & { type: 'image'; src: string; width?: number; height?: number };
export type CardNode = CardBox | CardText | CardImage;

/** A checked card: nothing in it runs, reads or fetches. */
export interface Card {
  root: CardBox;
  css: string[];
  /** Addresses of images that the card shows, to be handed in by whoever draws. */
  images: string[];
}

/** Limits before Takumi sees a tree: 3,000 levels kill its process and 100,000 nodes take it 12 s (measured). */
export const cardLimits = {
  depth: 64,
  nodes: 2_000,
  htmlCharacters: 400_000,
  cssCharacters: 50_000,
  textCharacters: 20_000,
  images: 24,
  /** No length in a template may go beyond this; a card is 1200 px wide. */
  lengthPx: 8_000,
} as const;
