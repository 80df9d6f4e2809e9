import type { Declarations } from './card-node.ts';

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
