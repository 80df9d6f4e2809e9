import { articles, blog, collections, type Document, pages } from '../../../sample-shop/catalogue/documents.ts';
import type { LazyList } from './lazy-list.ts';
import {
  FIRST_PRODUCT_ID,
  generatedProduct,
  namedProducts,
  type Product,
  type ShopImage,
  sceneImage,
  type Translations,
} from './product.ts';

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
