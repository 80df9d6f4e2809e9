// The JSON that every Shopify storefront returns, and that a checker requests when in doubt.
import { collections } from './catalogue/documents.ts';
import { products } from './catalogue/products.ts';
import { imageFile, shapes } from './images/image-files.ts';
import { shop } from './shop.ts';

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
