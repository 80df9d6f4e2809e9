import type { ProductData } from '#domain/meta/meta-tag-data.ts';
import { readAmount, writePrice } from './amounts.ts';
import { termsOf, type UnitPrice } from './price-terms.ts';
import { unitOf } from './units.ts';

// VAT and the unit price, written beside the price on a card. They come from json-ld-terms.ts and visible-terms.ts:
// nothing is computed from a title.

/** `2,50 € / 100 g`; null where a unit is not known or the two cannot be compared. */
function writeUnitPrice({ price, measure, base }: UnitPrice, currency: string | null, language: string): string | null {
  const shown = base ?? measure;
  const [amount, unit, measured] = [readAmount(price), unitOf(shown.unit), unitOf(measure.unit)];
  if (amount === null || !unit || !measured || unit[1] !== measured[1]) return null;
  const each = (amount * shown.value * unit[2]) / (measure.value * measured[2]);
  const quantity = shown.value === 1 ? unit[0] : `${shown.value.toLocaleString(language)}\u00a0${unit[0]}`;
  return `${writePrice(each, currency, language)} / ${quantity}`;
}

const taxWords = new Map([
  ['de', { included: 'inkl. MwSt.', added: 'zzgl. MwSt.' }],
  ['en', { included: 'incl. VAT', added: 'plus VAT' }],
]);

/** Absent rather than null: images are known by the data they were drawn from. */
export function priceNotesOf(product: ProductData | null, language: string): { taxNote?: string; unitPrice?: string } {
  const words = taxWords.get(language.slice(0, 2).toLowerCase());
  const terms = termsOf(product);
  const taxNote = terms.isTaxIncluded === undefined ? null : words?.[terms.isTaxIncluded ? 'included' : 'added'];
  const unitPrice = terms.unitPrice ? writeUnitPrice(terms.unitPrice, product?.currency ?? null, language) : null;
  return { ...(taxNote ? { taxNote } : {}), ...(unitPrice ? { unitPrice } : {}) };
}
