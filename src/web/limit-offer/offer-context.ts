import { type ComponentType, createContext, useContext, useEffect } from 'react';
import type { LimitOffer } from '#contract/errors.ts';
import { offers } from './offers.ts';

/** What shows an offer in this part of the site. Null: public pages, whose scripts do not carry it. */
export const OfferContext = createContext<ComponentType<{ offer: LimitOffer }> | null>(null);

/** For whatever shows a refusal: the component for its offer, which the frame then leaves to it. */
export function useOffer(offer: LimitOffer | null | undefined): ComponentType<{ offer: LimitOffer }> | null {
  const Offer = useContext(OfferContext);
  useEffect(() => {
    if (offer && Offer) offers.claim(offer);
  }, [offer, Offer]);
  return offer ? Offer : null;
}
