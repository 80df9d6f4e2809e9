import type { ProductData } from '#domain/meta/meta-tag-data.ts';
import { termsOf, type UnitPrice } from '#domain/meta/price-terms.ts';

// Prices, and what German shops write beside them, where the page itself says it: nothing is computed from a title.

/** `1.299,00`, `1,299.00`, `64` → a number. */
export function readAmount(text: string | null): number | null {
  const digits = /\d[\d.,\s]*/.exec(text ?? '')?.[0]?.replaceAll(/\s/g, '');
  if (!digits) return null;
  const lastMark = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  const decimals = digits.length - lastMark - 1;
  const isDecimal = lastMark > 0 && decimals > 0 && decimals <= 2;
  const whole = (isDecimal ? digits.slice(0, lastMark) : digits).replaceAll(/[.,]/g, '');
  const amount = Number(isDecimal ? `${whole}.${digits.slice(lastMark + 1)}` : whole);
  return Number.isFinite(amount) && amount > 0 ? amount : null;
}

export function writePrice(amount: number, currency: string | null, language: string): string {
  try {
    if (currency) return new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
    return new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
  } catch {
    // Unknown language or currency: as written in the page.
    return `${amount.toFixed(2)} ${currency ?? ''}`.trim();
  }
}

type Unit = readonly [name: string, kind: string, size: number];

/** Codes of UN/CEFACT, as schema.org asks for, and the words that shops write. */
const units = new Map<string, Unit>(
  (
    [
      [
        ['mg', 'mgm'],
        ['mg', 'mass', 0.001],
      ],
      [
        ['g', 'grm', 'gramm', 'gram'],
        ['g', 'mass', 1],
      ],
      [
        ['kg', 'kgm', 'kilogramm', 'kilogram', 'kilo'],
        ['kg', 'mass', 1000],
      ],
      [
        ['ml', 'mlt', 'milliliter', 'millilitre'],
        ['ml', 'volume', 1],
      ],
      [
        ['cl', 'clt'],
        ['cl', 'volume', 10],
      ],
      [
        ['l', 'ltr', 'liter', 'litre'],
        ['l', 'volume', 1000],
      ],
      [
        ['cm', 'cmt', 'zentimeter'],
        ['cm', 'length', 1],
      ],
      [
        ['m', 'mtr', 'meter', 'metre'],
        ['m', 'length', 100],
      ],
      [
        ['m2', 'm²', 'sqm', 'qm', 'mtk'],
        ['m²', 'area', 1],
      ],
      [
        ['m3', 'm³', 'cbm', 'mtq'],
        ['m³', 'space', 1],
      ],
    ] as const
  ).flatMap(([codes, unit]) => codes.map((code) => [code, unit] as const)),
);
export const unitOf = (code: string) => units.get(code.trim().toLowerCase()) ?? null;

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
