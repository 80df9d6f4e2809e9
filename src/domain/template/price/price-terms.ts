import type { ProductData } from '#domain/meta/meta-tag-data.ts';

// VAT and the unit price of a product, as German shops state them beside the price. Only templates show them, so they
// are no part of what the npm package reads.

export interface Quantity {
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

/** Stored with the product's data. */
export const termsOf = (product: ProductData | null): PriceTerms => (product ?? {}) as PriceTerms;
