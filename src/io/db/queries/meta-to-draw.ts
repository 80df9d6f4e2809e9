import { sql } from 'drizzle-orm';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { ShopPage } from '#domain/shopify/shop-page.ts';
import { metaOfShopPage, withShopData } from '#domain/shopify/with-shop-data.ts';
import { shopifyPages, subPages } from '../schema/index.ts';

/** For every query whose page is drawn; `metaToDraw` joins them. */
export const columnsToDraw = {
  url: subPages.url,
  metaData: subPages.metaData,
  shopData: sql<ShopPage | null>`(select shop.data from ${shopifyPages} as shop where shop.sub_page_id = ${subPages.id})`,
};

/** The page was read, or the shop itself told us about it. */
export const isDrawable = sql<boolean>`(${subPages.metaData} is not null
  or exists (select from ${shopifyPages} as shop where shop.sub_page_id = ${subPages.id}))`;

interface Drawable {
  url: string;
  metaData: MetaTagData | null;
  shopData: ShopPage | null;
}

/** A page's data as it is drawn: what its shop says wins, and is enough for a page that nobody has read yet. */
export function metaToDraw({ url, metaData, shopData }: Drawable): MetaTagData | null {
  if (shopData === null) return metaData;
  return metaData ? withShopData(metaData, shopData) : metaOfShopPage(url, shopData);
}
