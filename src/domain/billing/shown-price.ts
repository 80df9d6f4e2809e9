import type { Text } from '#domain/language.ts';
import type { Audience } from '#domain/operator/operator.ts';
import { grossInGermany } from './gross.ts';

// Prices of the list are net. Consumers read what they pay; businesses read them net, with a word that VAT is added.

export const shownCents = (netCents: number, sellsTo: Audience | null): number =>
  sellsTo === 'consumers' ? grossInGermany(netCents) : netCents;

const added: Text = { en: 'plus VAT', de: 'zzgl. USt.' };
const included: Text = { en: 'including VAT', de: 'inkl. USt.' };
export const vatNote = (sellsTo: Audience | null): Text => (sellsTo === 'consumers' ? included : added);
