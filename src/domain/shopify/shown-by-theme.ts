import { MAX_TITLE, type ShopPage } from './shop-page.ts';

/**
 * What integrations/shopify/snippets/linkbild.liquid hashes into the address of a page's image, so that the image for a
 * new address is drawn before anybody asks for it. Null: only the theme knows (a market's own prices, the shop's
 * sharing image).
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
