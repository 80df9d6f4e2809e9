import { products as sampleProducts } from '../../../sample-shop/catalogue/products.ts';
import { imageFile, shapes } from '../../../sample-shop/images/image-files.ts';
import type { SceneName } from '../../../sample-shop/images/scenes.ts';

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

export const FIRST_PRODUCT_ID = 8_100_000_000_001;
const firstVariant = (index: number) => 45_100_000_000_001 + index * 10;

export const sceneImage = (id: number, scene: SceneName, alt: string): ShopImage => {
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
export const namedProducts: Product[] = sampleProducts.map((product, index) => {
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
export function generatedProduct(index: number): Product {
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
