import { first, isJsonLdObject, list, number, offerOf, productThing, text } from '#domain/meta/json-ld.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { PriceTerms, Quantity } from './price-terms.ts';

// VAT and the unit price that a page states in JSON-LD. visible-terms.ts reads those that it only shows.

/** The page's data with the terms of its JSON-LD, if they are about the price that is shown. */
export function withJsonLdTerms(meta: MetaTagData, body: Uint8Array): MetaTagData {
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
