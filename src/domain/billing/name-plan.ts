import { writeNumber } from '#domain/format/numbers.ts';
import type { Language, Text } from '#domain/language.ts';
import type { CreditBundle } from './credit-bundles.ts';
import type { BillingPeriod, Plan } from './plan.ts';

/** The names in the price list. */
export const basePlanNames = {
  free: { en: 'Free', de: 'Kostenlos' },
  starter: { en: 'Basic', de: 'Basic' },
  professional: { en: 'Pro', de: 'Pro' },
} as const satisfies Record<string, Text>;

export const euros = (cents: number, language: Language): string =>
  cents % 100 === 0
    ? writeNumber(cents / 100, language, { style: 'currency', currency: 'EUR', minimumFractionDigits: 0 })
    : eurosAndCents(cents, language);

/** Always with cents, for columns that are compared. */
export const eurosAndCents = (cents: number, language: Language): string =>
  writeNumber(cents / 100, language, { style: 'currency', currency: 'EUR' });

const count = (figure: number, language: Language) => writeNumber(figure, language);

/** `Basic, 250 pages`. */
export function namePlan(plan: Plan, language: Language): string {
  const name = basePlanNames[plan.basePlan][language];
  const pages = count(plan.subPagesIncluded, language);
  return language === 'de' ? `${name}, ${pages} Seiten` : `${name}, ${pages} pages`;
}

/** `€14 a month`. */
export function namePrice(plan: Plan, period: BillingPeriod, language: Language): string {
  const price = euros(period === 'yearly' ? plan.yearlyCents : plan.monthlyCents, language);
  const words = { monthly: { en: 'a month', de: 'im Monat' }, yearly: { en: 'a year', de: 'im Jahr' } };
  return `${price} ${words[period][language]}`;
}

export const nameBundle = ({ credits }: Pick<CreditBundle, 'credits'>, language: Language): string =>
  `${count(credits, language)} ${language === 'de' ? 'Credits' : 'credits'}`;
