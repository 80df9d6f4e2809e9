import type { Text } from '#domain/language.ts';
import type { Audience } from '#domain/operator/operator.ts';

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
