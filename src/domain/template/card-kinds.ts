/** Kinds of page that cards distinguish. */
export const cardKinds = ['product', 'collection', 'blog', 'page', 'home'] as const;
export type CardKind = (typeof cardKinds)[number];
