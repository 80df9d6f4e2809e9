// A card before it is drawn: a small tree of boxes, texts and images, made from a template's filled HTML. It is the
// shape Takumi takes, so nothing is translated between what was checked and what is drawn.

export type Declarations = Record<string, string | number>;

interface CardNodeFields {
  tagName?: string;
  className?: string;
  /** `data-id` of the element: how style options and the designer refer to it. */
  id?: string;
  dir?: 'ltr' | 'rtl';
  lang?: string;
  /** Tailwind classes. */
  tw?: string;
  style?: Declarations;
  /** The style that the element's name implies (`b` is bold); every other rule wins over it. */
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
  /** URLs of images on the card, which the renderer must be given. */
  images: string[];
}

/** Limits before Takumi sees a tree: 3,000 levels crash its process and 100,000 nodes take 12 s (measured). */
export const cardLimits = {
  depth: 64,
  nodes: 2_000,
  htmlCharacters: 400_000,
  cssCharacters: 50_000,
  textCharacters: 20_000,
  images: 24,
  /** Maximum for any length in a template; a card is 1200 px wide. */
  lengthPx: 8_000,
} as const;

const bold = { fontWeight: 700 };
const block = { display: 'block' };
const inline = { display: 'inline' };
/** No margins and sizes by element name, as in Tailwind's preflight: a heading looks the way its classes say. */
export const elementPresets: ReadonlyMap<string, Declarations> = new Map(
  Object.entries<Declarations>({
    ...Object.fromEntries(
      ['div', 'section', 'header', 'footer', 'main', 'article', 'figure', 'p', 'ul', 'ol', 'li', 'body', 'html'].map(
        (name) => [name, block],
      ),
    ),
    ...Object.fromEntries(
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'figcaption'].map((name) => [name, block]),
    ),
    ...Object.fromEntries(
      ['span', 'a', 'small', 'mark', 'sub', 'sup', 'time', 'label', 'q', 'bdi'].map((n) => [n, inline]),
    ),
    b: { ...inline, ...bold },
    strong: { ...inline, ...bold },
    i: { ...inline, fontStyle: 'italic' },
    em: { ...inline, fontStyle: 'italic' },
    u: { ...inline, textDecoration: 'underline' },
    s: { ...inline, textDecoration: 'line-through' },
    del: { ...inline, textDecoration: 'line-through' },
  }),
);

/** Part of a line of text: white space beside it is drawn. */
export const isInlineElement = (name: string): boolean => elementPresets.get(name)?.display === 'inline';
