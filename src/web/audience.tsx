import { createContext, type ReactNode, useContext } from 'react';
import type { BillingPeriod, Plan } from '#domain/billing/plan.ts';
import { euros, namePrice, shownCents, vatNote } from '#domain/billing/prices.ts';
import type { Audience } from '#domain/operator/operator.ts';
import { useLanguage } from './i18n/language.tsx';

// To whom the operator sells decides whether prices are shown with VAT. A context, because islands have no root data.

const AudienceContext = createContext<Audience | null>(null);

export function AudienceProvider({ sellsTo, children }: { sellsTo: Audience | null; children: ReactNode }) {
  return <AudienceContext value={sellsTo}>{children}</AudienceContext>;
}

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
