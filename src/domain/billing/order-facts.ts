import { writeNumber } from '#domain/format/numbers.ts';
import type { Language, Text } from '#domain/language.ts';
import type { LegalDocumentName } from '#domain/legal/legal-document.ts';
import type { Audience, Operator } from '#domain/operator/operator.ts';
import type { CreditBundle } from './credits.ts';
import { type BillingPeriod, centsOf, type Plan } from './plan.ts';
import {
  euros,
  eurosAndCents,
  GERMAN_VAT_PERCENT,
  grossInGermany,
  nameBundle,
  namePlan,
  namePrice,
  vatNote,
} from './prices.ts';

// An order is a contract: the step before it and the mail after it state the same facts, in the same words.

export type Order = { plan: Plan; period: BillingPeriod } | { bundle: CreditBundle };

export interface OrderFact {
  label: string;
  value: string;
}

export const nameOrder = (order: Order, language: Language): string =>
  'plan' in order ? namePlan(order.plan, language) : nameBundle(order.bundle, language);

/** Net, as the price list has it, and says so: for the operator, whoever they sell to. */
export function priceOfOrder(order: Order, language: Language): string {
  const net = 'plan' in order ? namePrice(order.plan, order.period, language) : euros(order.bundle.cents, language);
  return `${net} ${vatNote('businesses')[language]}`;
}

/** Of the seller, what an order has to say. */
export type Seller = Pick<Operator, 'sellsTo' | 'vatAbroad'>;

/**
 * What, how long, net, VAT, total, how to cancel. `vatPercent` is the rate that the buyer's invoice has; while nobody
 * knows it, amounts are with German VAT, and it says what holds elsewhere.
 */
export function orderFacts(
  order: Order,
  language: Language,
  { sellsTo, vatAbroad }: Seller,
  vatPercent: number | null = null,
): OrderFact[] {
  const net = 'plan' in order ? centsOf(order.plan, order.period) : order.bundle.cents;
  const vat = vatPercent === null ? grossInGermany(net) - net : Math.round((net * vatPercent) / 100);
  const sum = (cents: number) => eurosAndCents(cents, language);
  const fact = (label: Text, value: string): OrderFact => ({ label: label[language], value });
  return [
    fact(words.what, nameOrder(order, language)),
    fact(words.term, 'plan' in order ? terms[order.period][language] : once[language]),
    fact(words.net, sum(net)),
    fact(words.vat, `${sum(vat)} ${vatPercent === null ? germanRate[language] : rate[language](vatPercent)}`),
    fact(words.total, sum(net + vat)),
    ...(vatPercent === null ? [fact(words.abroad, vatAbroad || elsewhere[language])] : []),
    ...('plan' in order ? [fact(words.cancel, cancelling[language])] : []),
    ...(sellsTo === 'businesses' ? [fact(words.buyer, businessesOnly[language])] : []),
  ];
}

/** Documents sent with the confirmation. */
export const orderDocuments = (sellsTo: Audience | null): LegalDocumentName[] =>
  sellsTo === 'consumers' ? ['terms', 'withdrawal'] : ['terms'];

const words = {
  what: { en: 'You order', de: 'Sie bestellen' },
  term: { en: 'Term', de: 'Laufzeit' },
  net: { en: 'Net', de: 'Netto' },
  vat: { en: 'VAT', de: 'Umsatzsteuer' },
  total: { en: 'Total', de: 'Gesamt' },
  abroad: { en: 'Outside Germany', de: 'Außerhalb Deutschlands' },
  cancel: { en: 'Cancelling', de: 'Kündigung' },
  buyer: { en: 'Buyer', de: 'Käufer' },
} satisfies Record<string, Text>;
const terms: Record<BillingPeriod, Text> = {
  monthly: {
    en: '1 month, renewed every month until you cancel',
    de: '1 Monat, verlängert sich monatlich, bis Sie kündigen',
  },
  yearly: {
    en: '1 year, renewed every year until you cancel',
    de: '1 Jahr, verlängert sich jährlich, bis Sie kündigen',
  },
};
const once: Text = { en: 'One-off. Credits don’t expire.', de: 'Einmalig. Credits verfallen nicht.' };
const germanRate: Text = {
  en: `(${GERMAN_VAT_PERCENT}%, Germany)`,
  de: `(${GERMAN_VAT_PERCENT} %, Deutschland)`,
};
const rate: Record<Language, (percent: number) => string> = {
  en: (percent) => `(${writeNumber(percent, 'en')}%)`,
  de: (percent) => `(${writeNumber(percent, 'de')} %)`,
};
/** What holds there is the operator's to say; this is what the software does. */
const elsewhere: Text = {
  en: 'The total includes German VAT. Your invoice shows the VAT that applies to you.',
  de: 'Der Gesamtbetrag enthält deutsche Umsatzsteuer. Welche für Sie gilt, steht auf Ihrer Rechnung.',
};
const cancelling: Text = {
  en: 'At any time to the end of the period you’ve paid for: on the plan page, or with “Cancel contracts here” at the bottom of every page.',
  de: 'Jederzeit zum Ende des bezahlten Zeitraums: auf der Tarifseite oder über „Verträge hier kündigen“ am Ende jeder Seite.',
};
const businessesOnly: Text = {
  en: 'Businesses only. You order as a business.',
  de: 'Nur Unternehmen. Sie bestellen als Unternehmen.',
};
