// URLs that respond as no page should: moved, in circles, slow, busy, guarded, broken, in an old encoding.
import { setTimeout as wait } from 'node:timers/promises';
import { collections } from './catalogue/documents.ts';
import { products } from './catalogue/products.ts';
import type { GeneratedTheme } from './generated-pages.ts';
import { imageFile, shapes } from './images/image-files.ts';
import type { Validators } from './send-answer.ts';
import { shop } from './shop.ts';
import { challengeHtml, oldPage } from './theme/other-html.ts';

export interface ShopSettings {
  base: string;
  generated: number;
  isClosed: boolean;
  isLean?: boolean;
  /** False: only pages, no addresses that are slow, broken or lead in circles. */
  hasOddities?: boolean;
  /** Of the generated pages. */
  theme: GeneratedTheme;
}

export interface Answer {
  status: number;
  type: string;
  /** Parts sent one after the other. */
  body: Buffer[];
  headers?: Record<string, string>;
  /** Day of the last change; enables 304 responses. */
  changedOn?: string;
  validators?: Validators;
}

const html = 'text/html; charset=utf-8';

export const redirect = (status: 301 | 302, location: string): Answer => ({
  status,
  type: html,
  body: [Buffer.from(`<html><body>You are being <a href="${location}">redirected</a>.</body></html>`)],
  headers: { location, 'powered-by': 'Shopify' },
});

export async function specialAnswer(
  path: string,
  query: URLSearchParams,
  { base }: ShopSettings,
): Promise<Answer | null> {
  switch (path) {
    case '/products/duene':
      return redirect(301, '/products/dune-vase');
    case '/pages/loop':
      return redirect(302, '/pages/loop-back');
    case '/pages/loop-back':
      return redirect(302, '/pages/loop');
    case '/pages/busy':
      return {
        status: 429,
        type: html,
        body: [Buffer.from('<h1>Too many requests</h1>')],
        headers: { 'retry-after': '30' },
      };
    case '/pages/guarded':
      return {
        status: 403,
        type: 'text/html; charset=UTF-8',
        body: [Buffer.from(challengeHtml)],
        headers: { server: 'cloudflare', 'cf-mitigated': 'challenge', 'cf-ray': '0000000000000000-BER' },
      };
    case '/pages/forbidden':
      return {
        status: 403,
        type: html,
        body: [
          Buffer.from('<html><head><title>403 Forbidden</title></head><body><h1>403 Forbidden</h1></body></html>'),
        ],
      };
    case '/pages/broken':
      return {
        status: 500,
        type: html,
        body: [Buffer.from('<html><head><title>Something went wrong</title></head><body></body></html>')],
      };
    case '/pages/alte-seite':
      return { status: 200, type: 'text/html; charset=windows-1252', body: [oldPage(base)], changedOn: '2019-03-01' };
    case '/pages/slow':
      await wait(Math.min(30_000, Math.max(0, Number(query.get('ms') ?? 3000) || 0)));
      return null;
    default:
      return null;
  }
}

// The JSON that every Shopify storefront returns, and that a checker requests when in doubt.
export function jsonAt(path: string, query: URLSearchParams, base: string): unknown {
  switch (path) {
    case '/cart.js':
    case '/cart.json':
      return {
        token: 'sample-cart',
        note: null,
        attributes: {},
        original_total_price: 0,
        total_price: 0,
        total_discount: 0,
        total_weight: 0,
        item_count: 0,
        items: [],
        requires_shipping: false,
        currency: 'EUR',
        items_subtotal_price: 0,
        cart_level_discount_applications: [],
      };
    case '/meta.json':
      return {
        id: shop.shopId,
        name: shop.name,
        city: shop.city,
        province: 'Berlin',
        country: 'DE',
        currency: 'EUR',
        domain: new URL(base).host,
        url: base,
        myshopify_domain: shop.shopifyDomain,
        description: shop.description.en,
        ships_to_countries: ['AT', 'CH', 'DE', 'FR', 'NL'],
        money_format: '€{{amount}}',
        published_collections_count: collections.length,
        published_products_count: products.length,
      };
    case '/products.json': {
      const limit = Math.min(250, Math.max(1, Number(query.get('limit')) || 30));
      const page = Math.max(1, Number(query.get('page')) || 1);
      return {
        products: products.slice((page - 1) * limit, page * limit).map((product, index) => ({
          id: 8_100_000_000_000 + ((page - 1) * limit + index + 1) * 32_768,
          title: product.title.en,
          handle: product.handle,
          body_html: `<p>${product.description.en}</p>`,
          updated_at: `${product.updatedAt}T09:00:00+01:00`,
          vendor: shop.name,
          product_type: product.collections[0] ?? '',
          variants: [
            {
              id: 44_000_000_000_000 + index,
              title: 'Default Title',
              price: (product.price / 100).toFixed(2),
              available: true,
            },
          ],
          images: [
            {
              src: `${base}${imageFile(product.scene, 'square')}`,
              width: shapes.square[0],
              height: shapes.square[1],
            },
          ],
        })),
      };
    }
    default:
      return undefined;
  }
}
