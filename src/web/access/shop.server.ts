import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router';
import type { ShopSession } from '#contract/calls/shopify.ts';
import { languageNamed, languagePrefix, withoutLanguage } from '#domain/language.ts';
import { readShopDomain } from '#domain/shopify/shop-domain.ts';
import { apiContext, siteContext } from '#web/context.ts';
import { attempt } from '#web/forms/call-api.server.ts';

/** `no-session`: the session token is missing or has ended; App Bridge gives a new one. */
export type ShopVisit = ShopSession | { state: 'no-session'; shop: string | null };
export const shopContext = createContext<ShopVisit>();

/** Who opens the app in the Shopify admin. Installs it at the first visit. */
export const openShopVisit: MiddlewareFunction<Response> = async ({ context, url }) => {
  // Without keys there is no app.
  if (!context.get(siteContext).shopify) throw data(null, { status: 404 });
  redirectToLanguage(url);
  // From the account's own confirmation (routes/app/connect-shop.tsx).
  const claim = url.searchParams.get('claim');
  const body = { ...(claim ? { claim } : {}), ...(url.searchParams.has('alone') ? { alone: true } : {}) };
  const { ok, refusal } = await attempt(() => context.get(apiContext).openShop({ body }));
  if (refusal && refusal.status !== 401) throw data({ message: refusal.message }, { status: refusal.status });
  context.set(shopContext, ok ?? { state: 'no-session', shop: readShopDomain(url.searchParams.get('shop') ?? '') });
};

/**
 * The data of a screen. Until the shop is ready the layout shows the first steps instead of the screen, whose data is
 * then not requested; an error here would replace the first steps too.
 */
export async function loadForShop<Data>(
  context: Readonly<RouterContextProvider>,
  load: (shop: { projectId: number; projectSlug: string }) => Promise<Data>,
): Promise<Data> {
  return context.get(shopContext).state === 'ready' ? load(requireShop(context)) : (null as Data);
}

/** Who acts, with a project. */
export function requireShop(context: Readonly<RouterContextProvider>): { projectId: number; projectSlug: string } {
  const visit = context.get(shopContext);
  if (visit.state === 'no-session' || visit.projectId === null || visit.projectSlug === null)
    throw data(null, { status: 404 });
  return { projectId: visit.projectId, projectSlug: visit.projectSlug };
}

/** Shopify names the language of its admin; ours is a part of the address. */
function redirectToLanguage(url: URL) {
  const locale = url.searchParams.get('locale');
  if (locale === null) return;
  const rest = new URLSearchParams(url.searchParams);
  rest.delete('locale');
  const path = withoutLanguage(url.pathname);
  throw redirect(`${languagePrefix[languageNamed(locale.slice(0, 2).toLowerCase())]}${path}?${rest}`);
}
