import { MAX_TITLE, type ShopPage } from './shop-page.ts';

// The merchant's switch: on which kinds of pages the theme shows our image. Snippet and app embed read it from the
// shop's metafield linkbild.preview (integrations/shopify): `on`, `off`, or Shopify's page types with commas.

export const liveKinds = ['product', 'collection', 'page', 'blog', 'other'] as const;
export type LiveKind = (typeof liveKinds)[number];

/** Shopify's `request.page_type`; what nobody shares (account, password) is in none. The first stands for the kind. */
const pageTypes: Record<LiveKind, readonly [string, ...string[]]> = {
  product: ['product'],
  collection: ['collection'],
  page: ['page'],
  blog: ['blog', 'article'],
  other: ['index', 'list-collections', 'policy', 'metaobject', 'search', 'cart', 'gift_card', '404'],
};

export function writeLiveSwitch(kinds: readonly LiveKind[]): string {
  const chosen = liveKinds.filter((kind) => kinds.includes(kind));
  if (chosen.length === liveKinds.length) return 'on';
  return chosen.length === 0 ? 'off' : chosen.flatMap((kind) => pageTypes[kind]).join(',');
}

/** Null: never switched, which the theme takes as on. A list written by hand counts by what it names. */
export function readLiveSwitch(value: string | null): LiveKind[] {
  const words = (value || 'on').replaceAll(' ', '');
  if (words === 'on') return [...liveKinds];
  const named = words.split(',');
  return liveKinds.filter((kind) => named.includes(pageTypes[kind][0]));
}

const kindOfWord = new Map<string, LiveKind>([
  ['products', 'product'],
  ['collections', 'collection'],
  ['pages', 'page'],
  ['blogs', 'blog'],
]);

/** The kind of the pages of a route; below a language too. */
export function liveKindOfRoute(path: string): LiveKind {
  const kind = path
    .split('/')
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => kindOfWord.get(word))
    .find(Boolean);
  return kind ?? 'other';
}

/**
 * What integrations/shopify/snippets/linkbild.liquid and the app's preview.liquid hash into the address of a page's
 * image, so that the image for a new address is drawn before anybody asks for it. Null: only the theme knows (a market's
 * own prices, the shop's sharing image).
 */
export function shownByTheme({ kind, title, seoTitle, images, product }: ShopPage): string | null {
  if (title.length >= MAX_TITLE) return null;
  const image = images[0] ? fileName(images[0].url) : '';
  if (kind === 'product') {
    if (!product || product.price === null) return null;
    return [
      title,
      cents(product.price),
      product.compareAtPrice === null ? '' : cents(product.compareAtPrice),
      image,
    ].join('|');
  }
  return image === '' ? null : `${seoTitle ?? title}|${image}`;
}

/** Liquid counts in hundredths, whatever the currency. */
const cents = (amount: string) => String(Math.round(Number(amount) * 100));

/** The same in the theme and in the Admin API, whose hosts and queries differ. */
const fileName = (url: string) => url.split('?')[0]?.split('/').at(-1) ?? '';
