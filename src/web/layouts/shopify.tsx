import { useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, Outlet, useLoaderData, useLocation } from 'react-router';
import type { ShopSession } from '#contract/calls/shopify.ts';
import { openShopVisit, shopContext } from '#web/access/shop.server.ts';
import { Button, buttonClass } from '#web/components/ui/button.tsx';
import { ErrorScreen } from '#web/errors/error-screen.tsx';
import { useTexts } from '#web/i18n/language.tsx';
import { shopifyScopes, shopifyTexts } from '#web/i18n/shopify/app.ts';
import { announceActions } from '#web/limit-offer/offers.ts';
import { OffersInPlace } from '#web/limit-offer/offers-in-place.tsx';
import { ShopPlanOffer } from '#web/limit-offer/plan-offer.tsx';
import { errorMeta } from '#web/meta/private-meta.ts';
import { ShopCard, ShopFrame } from './parts/shop-frame.tsx';

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

/** An account comes first, the shop's e-mail address or a project says which: its owner says so in a window of their own. */
export function ClaimShop({ visit }: { visit: ShopSession }) {
  const texts = useTexts(shopifyTexts);
  const { search } = useLocation();
  const alone = new URLSearchParams(search);
  alone.set('alone', '1');
  return (
    <ShopCard title={texts.claimTitle}>
      <p>{(visit.canStartAlone ? texts.claimBegun : texts.claimWhy)(visit.shop.name)}</p>
      <p>
        <a className={buttonClass('signal')} href={visit.claimUrl ?? undefined} target="_blank" rel="noreferrer">
          {visit.canStartAlone ? texts.confirmButton : texts.claimButton}
        </a>
      </p>
      <p className="text-ink-soft">{texts.claimAfter}</p>
      {visit.canStartAlone && (
        <p>
          <Link className="underline" to={{ search: String(alone) }}>
            {texts.startAlone}
          </Link>
        </p>
      )}
    </ShopCard>
  );
}

/** The address came without a session token that is still valid: App Bridge has a new one. */
export function NewSession({ shop }: { shop: string | null }) {
  const texts = useTexts(shopifyTexts);
  const [isOutside, setOutside] = useState(false);
  useEffect(() => {
    const isFramed = window.top !== window.self;
    if (!isFramed || !window.shopify) return setOutside(true);
    const url = new URL(window.location.href);
    // A second token that is refused too would go round in circles.
    if (url.searchParams.has('renewed')) return setOutside(true);
    window.shopify.idToken().then(
      (token) => {
        url.searchParams.set('id_token', token);
        url.searchParams.set('renewed', '1');
        window.location.replace(url);
      },
      () => setOutside(true),
    );
  }, []);
  return (
    <ShopFrame>
      <ShopCard title={isOutside ? texts.openInShopify : texts.opening}>
        <p>{isOutside ? texts.openInShopifyWhy : texts.openingWait}</p>
        {isOutside && shop && (
          <a className="underline" href={`https://${shop}/admin/apps`} target="_top">
            {texts.openApps}
          </a>
        )}
      </ShopCard>
    </ShopFrame>
  );
}

/** The shop took a permission away, or Shopify has closed it. */
export function ShopProblem({ visit }: { visit: ShopSession }) {
  const texts = useTexts(shopifyTexts);
  const scopes = useTexts(shopifyScopes);
  if (visit.state === 'scopes')
    return (
      <ShopCard title={texts.scopesTitle}>
        <p>{texts.scopesWhy}</p>
        <ul className="list-disc pl-5">
          {visit.missing.map((scope) => (
            <li key={scope}>{Object.hasOwn(scopes, scope) ? scopes[scope as keyof typeof scopes] : scope}</li>
          ))}
        </ul>
        <p>{texts.scopesHow}</p>
        <p className="flex flex-wrap gap-2">
          <a className={buttonClass('signal', 'sm')} href={visit.settingsUrl} target="_top">
            {texts.scopesButton}
          </a>
          <Reload />
        </p>
      </ShopCard>
    );
  return (
    <ShopCard title={texts.closedTitle}>
      <p>{texts.closedWhy}</p>
      <p>
        <Reload />
      </p>
    </ShopCard>
  );
}

/** The whole page: App Bridge gives it a session that is valid again. */
const Reload = () => (
  <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
    {useTexts(shopifyTexts).reload}
  </Button>
);
