import type { ProductData } from './meta-tag-data.ts';

export function emptyProduct(): ProductData {
  return {
    name: null,
    price: null,
    currency: null,
    availability: null,
    brand: null,
    rating: null,
    ratingCount: null,
    images: [],
  };
}

/** product:* as Facebook reads it, og:price:* as Pinterest once did and most shop themes still print. */
export function readProduct(value: (...keys: string[]) => string | null): ProductData | null {
  const product: ProductData = {
    ...emptyProduct(),
    price: value('product:price:amount', 'product:sale_price:amount', 'og:price:amount'),
    currency: value('product:price:currency', 'product:sale_price:currency', 'og:price:currency'),
    availability: value('product:availability', 'og:availability'),
    brand: value('product:brand', 'og:brand'),
  };
  const isProduct = /^(?:og:)?product\b/i.test(value('og:type') ?? '');
  if (!isProduct && product.price === null && product.availability === null && product.brand === null) return null;
  product.name = value('og:title');
  return product;
}

/** The tags win; JSON-LD fills the gaps. */
export function joinProducts(tags: ProductData | null, jsonLd: ProductData | null): ProductData | null {
  if (tags === null || jsonLd === null) return tags ?? (jsonLd && pickProduct(jsonLd));
  // Amount and currency stay together: a shop in two currencies may print one in the tags and one in JSON-LD.
  const money = tags.price === null ? jsonLd : tags;
  return {
    name: jsonLd.name ?? tags.name,
    price: money.price,
    currency: money.currency ?? (money.price === jsonLd.price ? jsonLd.currency : tags.currency),
    availability: tags.availability ?? jsonLd.availability,
    brand: tags.brand ?? jsonLd.brand,
    rating: jsonLd.rating,
    ratingCount: jsonLd.ratingCount,
    images: jsonLd.images,
  };
}

function pickProduct(product: ProductData): ProductData {
  const { name, price, currency, availability, brand, rating, ratingCount, images } = product;
  return { name, price, currency, availability, brand, rating, ratingCount, images };
}
