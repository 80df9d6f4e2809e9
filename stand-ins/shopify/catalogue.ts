// What a shop sells and says: the sample shop's things, and as many generated products as a test wants.
import { articles, blog, collections, type Document, pages } from '../../sample-shop/catalogue/documents.ts';
import { products as sampleProducts } from '../../sample-shop/catalogue/products.ts';
import { imageFile, shapes } from '../../sample-shop/images/image-files.ts';
import type { SceneName } from '../../sample-shop/images/scenes.ts';

/** What a connection pages over: an array, or fifty thousand products that are made when they are asked for. */
export interface LazyList<T> {
  readonly length: number;
  at(index: number): T | undefined;
  /** Where the entry with this id is, or -1. */
  indexOf(id: number): number;
}

export const listOf = <T extends { id: number }>(items: readonly T[]): LazyList<T> => ({
  length: items.length,
  at: (index) => items[index],
  indexOf: (id) => items.findIndex((item) => item.id === id),
});

export function* entriesOf<T>(list: LazyList<T>): Generator<T> {
  for (let index = 0; index < list.length; index++) {
    const item = list.at(index);
    if (item !== undefined) yield item;
  }
}

/** Of another language than the shop's own: Shopify's keys (`title`, `body_html`, `handle`, …). */
export type Translations = Record<string, Record<string, string>>;

export interface ShopImage {
  id: number;
  /** Below the storefront. */
  path: string;
  width: number;
  height: number;
  alt: string | null;
}

export interface Variant {
  id: number;
  title: string;
  sku: string;
  /** Cents. */
  price: number;
  compareAtPrice: number | null;
  /** 0: sold out. */
  inventory: number;
  options: { name: string; value: string }[];
}

export interface Product {
  id: number;
  handle: string;
  title: string;
  descriptionHtml: string;
  vendor: string;
  productType: string;
  tags: string[];
  status: 'ACTIVE' | 'ARCHIVED' | 'DRAFT';
  collections: string[];
  images: ShopImage[];
  variants: Variant[];
  translations: Translations;
  createdAt: string;
  updatedAt: string;
}

const FIRST_PRODUCT_ID = 8_100_000_000_001;
const firstVariant = (index: number) => 45_100_000_000_001 + index * 10;

const sceneImage = (id: number, scene: SceneName, alt: string): ShopImage => {
  const [width, height] = shapes.square;
  return { id, path: imageFile(scene, 'square'), width, height, alt };
};

const variant = (index: number, place: number, size: string | null, price: number, was: number | null): Variant => ({
  id: firstVariant(index) + place,
  title: size ?? 'Default Title',
  sku: `HT-${index + 1}-${place + 1}`,
  price,
  compareAtPrice: was,
  inventory: (index + place) % 7 === 3 ? 0 : 12,
  options: [{ name: size ? 'Size' : 'Title', value: size ?? 'Default Title' }],
});

/** The products of the sample shop, with variants and a few reduced prices. */
const namedProducts: Product[] = sampleProducts.map((product, index) => {
  const was = index % 4 === 1 ? Math.round(product.price * 1.25) : null;
  return {
    id: FIRST_PRODUCT_ID + index,
    handle: product.handle,
    title: product.title.en,
    descriptionHtml: `<p>${product.description.en}</p>`,
    vendor: 'Halm & Ton',
    productType: product.collections[0] ?? '',
    tags: product.collections,
    status: 'ACTIVE',
    collections: product.collections,
    images: [sceneImage(31_100_000_000_001 + index * 4, product.scene, product.title.en)],
    variants:
      index % 3 === 0
        ? [variant(index, 0, 'Small', product.price, was), variant(index, 1, 'Large', product.price + 2000, was)]
        : [variant(index, 0, null, product.price, was)],
    translations: { de: { title: product.title.de, body_html: `<p>${product.description.de}</p>` } },
    createdAt: '2026-03-01T08:00:00Z',
    updatedAt: `${product.updatedAt}T08:00:00Z`,
  };
});

/** The same for the same place, on every machine; nothing is kept. */
function generatedProduct(index: number): Product {
  const like = namedProducts[index % namedProducts.length] as Product;
  const number = index + 1;
  const price = 900 + ((index * 7919) % 40_000);
  return {
    ...like,
    id: FIRST_PRODUCT_ID + index,
    handle: `${like.handle}-${number}`,
    title: `${like.title} No. ${number}`,
    images: like.images.map((image) => ({ ...image, id: 31_100_000_000_001 + index * 4 })),
    variants: [variant(index, 0, null, price, index % 5 === 0 ? price + 1000 : null)],
    translations: {
      de: { title: `${like.translations.de?.title} Nr. ${number}`, body_html: like.translations.de?.body_html ?? '' },
    },
  };
}

/** A collection, page, blog or article. */
export interface ContentPage {
  id: number;
  handle: string;
  title: string;
  summary: string;
  bodyHtml: string;
  image: ShopImage;
  translations: Translations;
  updatedAt: string;
  isPublished: boolean;
}

const bodyOf = (document: Document, language: 'en' | 'de') =>
  [document.description, ...document.text].map((text) => `<p>${text[language]}</p>`).join('\n');

const contentPage =
  (firstId: number) =>
  (document: Document, index: number): ContentPage => ({
    id: firstId + index,
    handle: document.handle,
    title: document.title.en,
    summary: document.description.en,
    bodyHtml: bodyOf(document, 'en'),
    image: sceneImage(firstId + 500 + index, document.scene, document.title.en),
    translations: { de: { title: document.title.de, body_html: bodyOf(document, 'de') } },
    updatedAt: `${document.updatedAt}T08:00:00Z`,
    isPublished: true,
  });

/** Everything a shop sells and says. `generated` products follow the named ones and exist only while they are read. */
export function createCatalogue(generated: number) {
  const count = namedProducts.length + generated;
  /** By place; null is deleted. */
  const changed = new Map<number, Product | null>();
  let added = 0;
  let alive: number[] | null = null;

  const productAt = (place: number): Product | null => {
    const own = changed.get(place);
    if (own !== undefined) return own;
    if (place < 0 || place >= count) return null;
    return namedProducts[place] ?? generatedProduct(place);
  };
  const places = () => {
    alive ??= [...Array(count + added).keys()].filter((place) => changed.get(place) !== null);
    return alive;
  };
  const hasDeleted = () => [...changed.values()].includes(null);

  const products: LazyList<Product> = {
    get length() {
      return hasDeleted() ? places().length : count + added;
    },
    at: (index) => productAt(hasDeleted() ? (places()[index] ?? -1) : index) ?? undefined,
    indexOf: (id) => (hasDeleted() ? places().indexOf(id - FIRST_PRODUCT_ID) : id - FIRST_PRODUCT_ID),
  };

  const set = (place: number, product: Product | null) => {
    changed.set(place, product);
    alive = null;
  };

  return {
    products,
    collections: collections.map(contentPage(410_000_000_001)),
    pages: pages.map(contentPage(109_000_000_001)),
    blogs: [blog].map(contentPage(86_000_000_001)),
    articles: articles.map(contentPage(605_000_000_001)),
    productOf: (id: number) => productAt(id - FIRST_PRODUCT_ID),
    productByHandle(handle: string): Product | null {
      const number = /-(\d+)$/.exec(handle)?.[1];
      const guess = number ? productAt(Number(number) - 1) : null;
      if (guess?.handle === handle) return guess;
      const near = [...namedProducts.keys(), ...changed.keys()];
      for (const place of near) {
        const product = productAt(place);
        if (product?.handle === handle) return product;
      }
      return null;
    },
    change(id: number, change: Partial<Product>): Product {
      const before = productAt(id - FIRST_PRODUCT_ID);
      if (!before) throw new Error(`no product ${id}`);
      const after = { ...before, ...change };
      set(id - FIRST_PRODUCT_ID, after);
      return after;
    },
    add(product: Omit<Product, 'id'>): Product {
      const place = count + added++;
      const whole = { ...product, id: FIRST_PRODUCT_ID + place };
      set(place, whole);
      return whole;
    },
    remove: (id: number) => set(id - FIRST_PRODUCT_ID, null),
  };
}
export type Catalogue = ReturnType<typeof createCatalogue>;
