import { withoutLanguage } from '#domain/language.ts';
import { readShopDomain } from '#domain/shopify/shop-domain.ts';
import type { Shopify } from '#io/shopify/shopify.ts';

// The screens of the Shopify app run in a frame of the Shopify admin, where browsers send no cookies. The person is
// identified by a session token that Shopify has signed: in the URL of the first page, and in a header that App Bridge
// adds to the requests of that page. The API verifies it (api/http/session.ts).

export interface EmbeddedVisit {
  sessionToken: string;
  /** Who may frame the page. */
  framers: string[];
  /** Origins of App Bridge and of its requests. */
  connects: string[];
}

export interface Embedding {
  site: { apiKey: string; appBridgeUrl: string };
  /** Null: not one of the app's screens. */
  read(request: Request): EmbeddedVisit | null;
  /** Where a form on this page may be redirected: to the shop that is to be connected. */
  formTargets(pathname: string): string[];
}

const embeddedPath = /^\/shopify(?:[/.]|$)/;
/** "Connect" in a project's settings, and the confirmation of a shop that asks for an account. */
const connectingPath = /^\/app\/(?:connect-shop|[^/]+\/settings\/shopify)\/?$/;

export function createEmbedding({ apiKey, addresses }: Pick<Shopify, 'apiKey' | 'addresses'>): Embedding {
  return {
    site: { apiKey, appBridgeUrl: addresses.appBridge },
    read(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (!embeddedPath.test(withoutLanguage(pathname))) return null;
      const header = /^bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      const shop = readShopDomain(searchParams.get('shop') ?? '');
      return {
        // Never empty: without a token the visitor is not logged in, whatever cookies there are.
        sessionToken: header ?? (searchParams.get('id_token') || 'none'),
        framers: shop === null ? [] : addresses.frameAncestors(shop),
        connects: [new URL(addresses.appBridge).origin],
      };
    },
    formTargets: (pathname) => (connectingPath.test(withoutLanguage(pathname)) ? addresses.formTargets : []),
  };
}
