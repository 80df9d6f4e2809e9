import type { ShopImage, ShopPageKind, ShopProduct, ShopVariant } from './shop-page.ts';

/** Texts in another language than the shop's own; what is missing stays in the shop's. */
export interface Translation {
  title?: string;
  handle?: string;
  description?: string;
  seoTitle?: string;
}

/** A product, collection, page, blog or article as the Admin API gives it: one, whatever languages and markets show it. */
export interface ShopResource {
  /** `gid://shopify/Product/1`. */
  id: string;
  kind: ShopPageKind;
  handle: string;
  /** Of articles: the blog they are in. */
  blog?: { handle: string; translations: ReadonlyMap<string, Translation> };
  title: string;
  seoTitle: string | null;
  description: string | null;
  images: ShopImage[];
  updatedAt: string;
  publishedAt: string | null;
  author: string | null;
  /** Can be seen in the online store. */
  isVisible: boolean;
  /** Language → texts. */
  translations: ReadonlyMap<string, Translation>;
  product?: Omit<ShopProduct, 'price' | 'variants'> & { price: string; variants: ShopVariant[] };
}

/** Templates show some; a product may have 2,000 variants and 250 images. */
export const MAX_VARIANTS = 100;
export const MAX_IMAGES = 12;
