import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { OfferContext, offers } from './offers.ts';

const OfferNotice = lazy(() => import('./offer-notice.tsx'));

type Offer = ComponentProps<typeof OfferContext>['value'];

/** Around a layout: forms below it show offers beside their errors, and all others are shown at the edge of the window. */
export function OffersInPlace({ offer, children }: { offer: Offer; children: ReactNode }) {
  return (
    <OfferContext value={offer}>
      {children}
      <ShownOffer />
    </OfferContext>
  );
}

/** Stays until it is closed or the person goes elsewhere: a notice that vanishes could not be decided on. */
function ShownOffer() {
  const shown = useSyncExternalStore(offers.subscribe, offers.shown, () => null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes with every change of the page
  useEffect(() => offers.close, [pathname]);
  return <Suspense>{shown && <OfferNotice {...shown} />}</Suspense>;
}
