/** What a page is, as far as a card is concerned. */
export const cardKinds = ['product', 'collection', 'blog', 'page', 'home'] as const;
export type CardKind = (typeof cardKinds)[number];
