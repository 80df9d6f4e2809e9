import { useContext } from 'react';
import type { BillingPeriod, Plan } from '#domain/billing/plan.ts';
import { euros, namePrice, shownCents, vatNote } from '#domain/billing/prices.ts';
import { AudienceContext } from './audience.tsx';
import { useLanguage } from './i18n/language.tsx';

/** Prices as this operator's customers read them. */
export function usePrices() {
  const sellsTo = useContext(AudienceContext);
  const language = useLanguage();
  return {
    sellsTo,
    euros: (netCents: number) => euros(shownCents(netCents, sellsTo), language),
    /** `€14 a month`, without the note. */
    ofPlan: (plan: Plan, period: BillingPeriod) => namePrice(plan, period, language, sellsTo),
    /** `plus VAT` or `including VAT`. */
    vat: vatNote(sellsTo)[language],
  };
}
