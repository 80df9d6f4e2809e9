import type { ShopPage, ShopResource } from './shop-page.ts';

export const vasePage: ShopPage = {
  kind: 'product',
  title: 'Vase “Anna”',
  seoTitle: null,
  description: 'Thrown by hand.',
  images: [{ url: 'https://cdn.shopify.com/s/files/1/1/files/anna.jpg?v=17', width: 900, height: 900, alt: null }],
  language: 'de',
  publishedAt: null,
  author: null,
  product: {
    price: '64.00',
    compareAtPrice: '80.00',
    currency: 'EUR',
    vendor: 'Halm',
    isAvailable: false,
    variants: [{ title: 'Small', price: '64.00', compareAtPrice: '80.00', isAvailable: false }],
  },
};

export const vase: ShopResource = {
  id: 'gid://shopify/Product/1',
  kind: 'product',
  handle: 'vase-anna',
  title: 'Vase Anna',
  seoTitle: null,
  description: 'Thrown by hand.',
  images: vasePage.images,
  updatedAt: '2026-11-01T08:00:00Z',
  publishedAt: '2026-11-01T08:00:00Z',
  author: null,
  isVisible: true,
  translations: new Map([['en', { title: 'Anna vase', handle: 'anna-vase' }]]),
  product: {
    price: '64.00',
    compareAtPrice: null,
    currency: 'EUR',
    vendor: 'Halm',
    isAvailable: true,
    variants: [],
  },
};
