import { writeNumber } from '#domain/format/numbers.ts';
import type { Language, Text } from '#domain/language.ts';
import type { Audience } from '#domain/operator/operator.ts';
import type { CreditBundle } from './credits.ts';
import { type BillingPeriod, centsOf, type Plan } from './plan.ts';

/** The names in the price list. */
export const basePlanNames = {
  free: { en: 'Free', de: 'Kostenlos' },
  starter: { en: 'Basic', de: 'Basic' },
  professional: { en: 'Pro', de: 'Pro' },
} as const satisfies Record<string, Text>;

export const inCurrency = (cents: number, language: Language, currency: 'EUR' | 'USD'): string =>
  writeNumber(cents / 100, language, {
    style: 'currency',
    currency,
    ...(cents % 100 === 0 ? { minimumFractionDigits: 0 } : {}),
  });

export const euros = (cents: number, language: Language): string => inCurrency(cents, language, 'EUR');

/** Always with cents, for columns that are compared. */
export const eurosAndCents = (cents: number, language: Language): string =>
  writeNumber(cents / 100, language, { style: 'currency', currency: 'EUR' });

const count = (figure: number, language: Language) => writeNumber(figure, language);

/** `Basic, 250 pages`. */
export function namePlan(plan: Plan, language: Language): string {
  const name = basePlanNames[plan.basePlan][language];
  const pages = count(plan.subPagesIncluded, language);
  return { en: `${name}, ${pages} pages`, de: `${name}, ${pages} Seiten` }[language];
}

/** `€14 a month`; with VAT for consumers. */
export function namePrice(
  plan: Plan,
  period: BillingPeriod,
  language: Language,
  sellsTo: Audience | null = null,
): string {
  const price = euros(shownCents(centsOf(plan, period), sellsTo), language);
  const words = { monthly: { en: 'a month', de: 'im Monat' }, yearly: { en: 'a year', de: 'im Jahr' } };
  return `${price} ${words[period][language]}`;
}

export const nameBundle = ({ credits }: Pick<CreditBundle, 'credits'>, language: Language): string =>
  `${count(credits, language)} ${{ en: 'credits', de: 'Credits' }[language]}`;

/** Euros as people type them, `5`, `5.5` or `5,50`, in cents; null if it is no amount. */
export function readCents(typed: string): number | null {
  const [, euros, cents = ''] =
    /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim().replace(/(?<!\s)\s*€$|^€\s*/, '')) ?? [];
  return euros === undefined ? null : Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Of services in Germany, the seller's country. What others pay depends on their country and VAT ID. */
export const GERMAN_VAT_PERCENT = 19;

/** Prices are net; with German VAT, rounded to the cent. */
export const grossInGermany = (netCents: number): number => Math.round(netCents * (1 + GERMAN_VAT_PERCENT / 100));

// Prices of the list are net. Consumers read what they pay; businesses read them net, with a word that VAT is added.

export const shownCents = (netCents: number, sellsTo: Audience | null): number =>
  sellsTo === 'consumers' ? grossInGermany(netCents) : netCents;

const added: Text = { en: 'plus VAT', de: 'zzgl. USt.' };
const included: Text = { en: 'including VAT', de: 'inkl. USt.' };
export const vatNote = (sellsTo: Audience | null): Text => (sellsTo === 'consumers' ? included : added);
