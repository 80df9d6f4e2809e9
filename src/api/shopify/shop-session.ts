import { ApiError } from '#contract/errors.ts';
import type { Io } from '#io/io.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import type { ShopSession } from '#io/shopify/verify-request.ts';
import { bearerToken } from '../session.ts';

/** The session token that App Bridge sends, and what it says. Nothing else opens the app in the Shopify admin. */
export async function shopSessionOf(
  shopify: Shopify,
  request: Request,
): Promise<{ sessionToken: string; session: ShopSession }> {
  const sessionToken = bearerToken(request.headers) ?? '';
  const session = sessionToken ? await shopify.readSessionToken(sessionToken) : null;
  if (!session) throw new ApiError('SHOPIFY_SESSION_NEEDED');
  return { sessionToken, session };
}

/** The calls of this folder only exist with the app's keys. */
export function shopifyOf({ shopify }: Pick<Io, 'shopify'>): Shopify {
  if (!shopify) throw new ApiError('CALL_NOT_FOUND');
  return shopify;
}
