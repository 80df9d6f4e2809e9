import { createContext, type ReactNode } from 'react';
import type { Audience } from '#domain/operator/operator.ts';

// To whom the operator sells decides whether prices are shown with VAT. A context, because islands have no root data.
// The prices themselves are in use-prices.ts: every page has this context, few show prices.

export const AudienceContext = createContext<Audience | null>(null);

export function AudienceProvider({ sellsTo, children }: { sellsTo: Audience | null; children: ReactNode }) {
  return <AudienceContext value={sellsTo}>{children}</AudienceContext>;
}
