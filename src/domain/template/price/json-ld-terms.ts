import { first, isJsonLdObject, list, number, offerOf, productThing, text } from './json-ld.ts';
import type { MetaTagData, ProductData } from './meta-tag-data.ts';

// What stands beside the price in German shops: VAT, and the price of a kilogram or litre. Templates alone show it, so it
// is no part of what the npm package reads.

interface Quantity {
  value: number;
  /** A code (`GRM`) or a word (`g`). */
  unit: string;
}

/** schema.org/UnitPriceSpecification: the price of `measure`; `base` is the 100 g or 1 l beside it. */
export interface UnitPrice {
  price: string;
  measure: Quantity;
  base: Quantity | null;
}

/** Absent: the page does not say. */
export interface PriceTerms {
  isTaxIncluded?: boolean;
  unitPrice?: UnitPrice;
}

/** Kept with the product's data. */
export const termsOf = (product: ProductData | null): PriceTerms => (product ?? {}) as PriceTerms;

/** The page's data with the terms of its JSON-LD, if they are about the price that is shown. */
export function withPriceTerms(meta: MetaTagData, body: Uint8Array): MetaTagData {
  const { product, jsonLdProduct } = meta;
  if (!product || !jsonLdProduct || product.currency !== jsonLdProduct.currency) return meta;
  const { buffer, byteOffset } = body;
  const { offset, endOffset } = jsonLdProduct;
  const script = Buffer.from(buffer, byteOffset + offset, endOffset - offset).toString('utf8');
  const thing = productThing(script.slice(script.indexOf('>') + 1).replace(/<\/script\s{0,9}>$/i, ''));
  return thing ? { ...meta, product: { ...product, ...readTerms(offerOf(thing)) } } : meta;
}

function readTerms(offer: Record<string, unknown> | null): PriceTerms {
  const stated = [...list(offer?.priceSpecification), offer].filter(isJsonLdObject).slice(0, 10);
  const tax = stated
    .map(({ valueAddedTaxIncluded: said }) => (said === true ? 'true' : said === false ? 'false' : text(said)))
    .find((one) => one !== null && isTruth.test(one));
  const unit = stated.find(({ referenceQuantity }) => first(referenceQuantity));
  const measure = quantityIn(unit?.referenceQuantity);
  const price = text(unit?.price) ?? text(offer?.price);
  return {
    ...(tax ? { isTaxIncluded: /true$/i.test(tax) } : {}),
    ...(measure && price
      ? { unitPrice: { price, measure, base: quantityIn(first(unit?.referenceQuantity)?.valueReference) } }
      : {}),
  };
}

const isTruth = /^(?:https?:\/\/schema\.org\/)?(?:true|false)$/i;

function quantityIn(value: unknown): Quantity | null {
  const quantity = first(value);
  const amount = number(quantity?.value) ?? (quantity ? 1 : null);
  const unit = text(quantity?.unitCode) ?? text(quantity?.unitText);
  return amount !== null && amount > 0 && unit !== null ? { value: amount, unit } : null;
}
