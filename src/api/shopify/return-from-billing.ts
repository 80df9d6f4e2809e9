import type { Context } from 'hono';
import { ApiError } from '#contract/errors.ts';
import { finishBilling } from '#flows/shopify/billing/return-address.ts';
import type { Io } from '#io/io.ts';
import type { Shopify } from '#io/shopify/shopify.ts';

/** Where Shopify leads the merchant back to after the approval page. Not a call, because it returns a page. */
export async function returnFromBilling(io: Io, shopify: Shopify, context: Context): Promise<Response> {
  const location = await finishBilling(io, shopify, new URL(context.req.raw.url).searchParams);
  if (!location) throw new ApiError('NOT_FOUND');
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}
