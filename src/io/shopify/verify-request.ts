import { LogSeverity, shopifyApi } from '@shopify/shopify-api';
import '@shopify/shopify-api/adapters/web-api';
import { readShopDomain } from '#domain/shopify/shop-domain.ts';
import { API_VERSION, type ShopifySettings } from './shopify-addresses.ts';

// Threat: somebody says they are Shopify, or another shop. Layers: what comes by way of a browser (the session token,
// the query of a callback) and what Shopify sends itself (webhooks) is signed with the app's secret and checked by
// Shopify's own library, webhooks over the bytes that arrived; the shop is read from what is signed, never from anything
// beside it. Left open: a signed webhook may be sent again by whoever saw it; the table of deliveries takes each once.
// The library's own requests are not used: it knows nothing of safe fetch.

export interface ShopSession {
  shop: string;
  /** Shopify's id of the person in the admin. */
  shopUserId: string;
}

export function createVerifier({ apiKey, apiSecret }: ShopifySettings) {
  const library = shopifyApi({
    apiKey,
    apiSecretKey: apiSecret,
    apiVersion: API_VERSION as never,
    hostName: 'localhost',
    isEmbeddedApp: true,
    logger: { level: LogSeverity.Error, log: () => undefined },
  });

  /** Null: not signed by Shopify for this app, ended, or not valid yet. */
  async function readSessionToken(token: string): Promise<ShopSession | null> {
    try {
      const { dest, iss, sub } = await library.session.decodeSessionToken(token);
      const shop = shopOf(dest);
      return shop !== null && iss === `${dest}/admin` ? { shop, shopUserId: sub } : null;
    } catch {
      return null;
    }
  }

  /** Exactly `https://halm.myshopify.com`, in Shopify's letters. */
  function shopOf(address: string): string | null {
    const shop = address.startsWith('https://') ? readShopDomain(address.slice('https://'.length)) : null;
    return shop !== null && address === `https://${shop}` ? shop : null;
  }

  /** The query that Shopify adds to an address it sends a browser to. Returns its shop. */
  async function readSignedQuery(query: URLSearchParams): Promise<string | null> {
    try {
      const isSigned = await library.utils.validateHmac(query);
      return isSigned ? readShopDomain(query.get('shop') ?? '') : null;
    } catch {
      return null;
    }
  }

  /** Over the bytes as they arrived. */
  async function isSignedWebhook(rawBody: string, request: Request): Promise<boolean> {
    const { valid } = await library.webhooks.validate({ rawBody, rawRequest: request });
    return valid;
  }

  return { readSessionToken, readSignedQuery, isSignedWebhook };
}
