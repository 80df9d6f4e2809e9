import { isoOf, type Language, type Text } from '../language.ts';
import type { CreditBundle } from './credit-bundles.ts';
import type { BillingPeriod, Plan } from './plan.ts';

/** The names in the price list. */
export const basePlanNames = {
  free: { en: 'Free', de: 'Kostenlos' },
  starter: { en: 'Basic', de: 'Basic' },
  professional: { en: 'Pro', de: 'Pro' },
} as const satisfies Record<string, Text>;

// Creating a format costs more than the rest of a price: one per language and number of decimals.
const formats = new Map<string, Intl.NumberFormat>();

export function euros(cents: number, language: Language): string {
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  const key = `${language} ${minimumFractionDigits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(isoOf[language], { style: 'currency', currency: 'EUR', minimumFractionDigits });
  formats.set(key, format);
  return format.format(cents / 100);
}

const count = (figure: number, language: Language) => new Intl.NumberFormat(isoOf[language]).format(figure);

/** `Basic, 250 sub pages`. */
export function namePlan(plan: Plan, language: Language): string {
  const name = basePlanNames[plan.basePlan][language];
  const pages = count(plan.subPagesIncluded, language);
  return language === 'de' ? `${name}, ${pages} Unterseiten` : `${name}, ${pages} sub pages`;
}

/** `€14 a month`. */
export function namePrice(plan: Plan, period: BillingPeriod, language: Language): string {
  const price = euros(period === 'yearly' ? plan.yearlyCents : plan.monthlyCents, language);
  const words = { monthly: { en: 'a month', de: 'im Monat' }, yearly: { en: 'a year', de: 'im Jahr' } };
  return `${price} ${words[period][language]}`;
}

export const nameBundle = ({ credits }: Pick<CreditBundle, 'credits'>, language: Language): string =>
  `${count(credits, language)} ${language === 'de' ? 'Credits' : 'credits'}`;
