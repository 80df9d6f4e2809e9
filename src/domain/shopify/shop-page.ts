export const shopPageKinds = ['product', 'collection', 'page', 'blog', 'article'] as const;
export type ShopPageKind = (typeof shopPageKinds)[number];

export interface ShopImage {
  url: string;
  width: number | null;
  height: number | null;
  alt: string | null;
}

export interface ShopVariant {
  title: string;
  /** Decimal text: `64.00`. */
  price: string;
  compareAtPrice: string | null;
  isAvailable: boolean;
}

export interface ShopProduct {
  /** Decimal text: `64.00`. Null: a market with prices of its own, which only its pages print. */
  price: string | null;
  compareAtPrice: string | null;
  currency: string;
  vendor: string | null;
  isAvailable: boolean;
  /** The first ones; empty if `price` is null. */
  variants: ShopVariant[];
}

/** Longer titles are cut here: none is shown whole, and each is stored once per language and market. */
export const MAX_TITLE = 600;

/** What a shop says about one of its pages in one language and market. */
export interface ShopPage {
  kind: ShopPageKind;
  title: string;
  /** As search engines get it, if the merchant wrote another. */
  seoTitle: string | null;
  description: string | null;
  images: ShopImage[];
  /** Language of the page: `de`, `pt-BR`. */
  language: string | null;
  publishedAt: string | null;
  author: string | null;
  product?: ShopProduct;
}

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
