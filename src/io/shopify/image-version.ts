import { createHash } from 'node:crypto';
import type { ShopPage } from '#domain/shopify/shop-page.ts';
import { shownByTheme } from '#domain/shopify/theme-snippet.ts';

/** The version in the image URL that the theme prints for a page. Null: only the theme knows it. */
export function imageVersion(page: ShopPage): string | null {
  const shown = shownByTheme(page);
  return shown === null ? null : createHash('md5').update(shown).digest('hex').slice(0, 12);
}
