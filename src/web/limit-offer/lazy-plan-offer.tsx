import { lazy, Suspense } from 'react';
import type { LimitOffer } from '#contract/errors.ts';

const PlanOffer = lazy(async () => ({ default: (await import('./plan-offer.tsx')).PlanOffer }));

/** With its plans and prices, loaded when a limit is met: most visits meet none. */
export function LazyPlanOffer({ offer }: { offer: LimitOffer }) {
  return (
    <Suspense>
      <PlanOffer offer={offer} />
    </Suspense>
  );
}
