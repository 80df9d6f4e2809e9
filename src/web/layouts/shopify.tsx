import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { openShopVisit, shopContext } from '../access/shop.server.ts';
import { ErrorScreen } from '../errors/error-screen.tsx';
import { announceActions } from '../limit-offer/announce-actions.ts';
import { OffersInPlace } from '../limit-offer/offers-in-place.tsx';
import { ShopPlanOffer } from '../limit-offer/plan-offer.tsx';
import { errorMeta } from '../meta/page-meta.ts';
import { ClaimShop } from '../routes/shopify/parts/claim-shop.tsx';
import { NewSession } from '../routes/shopify/parts/new-session.tsx';
import { ShopFrame } from '../routes/shopify/parts/shop-frame.tsx';
import { ShopProblem } from '../routes/shopify/parts/shop-problem.tsx';

export const meta = errorMeta;
export const middleware = [openShopVisit];
export const clientMiddleware = [announceActions];
export const handle = { hydrates: 'router', isPaper: true } as const;

export const loader = ({ context }: LoaderFunctionArgs) => context.get(shopContext);

/** In a frame of the Shopify admin. */
export default function ShopifyLayout() {
  const visit = useLoaderData<typeof loader>();
  if (visit.state === 'no-session') return <NewSession shop={visit.shop} />;
  return (
    <OffersInPlace offer={ShopPlanOffer}>
      <ShopFrame>
        {visit.state === 'ready' ? (
          <Outlet />
        ) : visit.state === 'claim' ? (
          <ClaimShop visit={visit} />
        ) : (
          <ShopProblem visit={visit} />
        )}
      </ShopFrame>
    </OffersInPlace>
  );
}

export function ErrorBoundary() {
  return (
    <ShopFrame>
      <ErrorScreen />
    </ShopFrame>
  );
}
