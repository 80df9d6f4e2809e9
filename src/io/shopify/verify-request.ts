import { createHmac, timingSafeEqual } from 'node:crypto';
import { jwtVerify } from 'jose';
import { readShopDomain } from '#domain/shopify/shop-domain.ts';
import type { ShopifySettings } from './shopify-addresses.ts';

// Threat: somebody pretends to be Shopify or another shop. Layers: session tokens, which come by way of a browser, and
// webhooks are signed with the app's secret, webhooks over the bytes that arrived; the shop is only read from signed
// data. Left open: a signed webhook may be sent again by anyone who saw it; the table of deliveries takes each once.
// The rules are those of Shopify's own library; a test compares both (stand-ins/shopify/auth/signatures.test.ts).
// https://shopify.dev/docs/apps/build/authentication-authorization

/** Clock tolerance for a session token, which is valid for a minute. */
const TOKEN_TOLERANCE_S = 10;
/** Shopify sends these with every webhook. */
const webhookHeaders = [
  'x-shopify-topic',
  'x-shopify-shop-domain',
  'x-shopify-api-version',
  'x-shopify-webhook-id',
] as const;

export interface ShopSession {
  shop: string;
  /** Shopify's id of the person in the admin. */
  shopUserId: string;
}

export function createVerifier({ apiKey, apiSecret }: ShopifySettings) {
  const secret = new TextEncoder().encode(apiSecret);

  /** Null: not signed by Shopify for this app, expired, or not valid yet. */
  async function readSessionToken(token: string): Promise<ShopSession | null> {
    const options = { algorithms: ['HS256'], clockTolerance: TOKEN_TOLERANCE_S, requiredClaims: ['exp', 'nbf'] };
    const verified = await jwtVerify(token, secret, options).catch(() => null);
    const { aud, dest, iss, sub } = verified?.payload ?? {};
    // A token whose audience is a list is not ours.
    if (aud !== apiKey || typeof dest !== 'string' || typeof sub !== 'string') return null;
    const shop = shopOf(dest);
    return shop !== null && iss === `${dest}/admin` ? { shop, shopUserId: sub } : null;
  }

  /** Exactly `https://halm.myshopify.com`, in lower case as Shopify writes it. */
  function shopOf(address: string): string | null {
    const shop = address.startsWith('https://') ? readShopDomain(address.slice('https://'.length)) : null;
    return shop !== null && address === `https://${shop}` ? shop : null;
  }

  /** Verified over the raw bytes. */
  function isSignedWebhook(rawBody: string, request: Request): boolean {
    const isWhole = rawBody !== '' && webhookHeaders.every((name) => request.headers.get(name));
    return isWhole && isSignature(request.headers.get('x-shopify-hmac-sha256'), rawBody);
  }

  function isSignature(given: string | null, text: string): boolean {
    const wanted = Buffer.from(createHmac('sha256', apiSecret).update(text).digest('base64'));
    const bytes = Buffer.from(given ?? '');
    return bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
  }

  return { readSessionToken, isSignedWebhook };
}
