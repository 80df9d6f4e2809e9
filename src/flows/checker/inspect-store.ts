import { detectPageType } from '#domain/shop-apps/page-type.ts';
import { type StoreReason, storeReasonOf } from '#domain/site/store-outcome.ts';
import type { SafeFetch } from '#io/fetch/fetch-types.ts';
import { fetchPage } from '#io/fetch/pages/fetch-page.ts';

/** `pending`: not known within the given time. */
export type StoreInspection =
  | { outcome: 'store'; finalUrl: string }
  | { outcome: StoreReason }
  | { outcome: 'pending' };

/** Whether a URL is a readable Shopify store. Redirects are followed; in doubt the store's cart decides. */
export async function inspectStore(
  safeFetch: SafeFetch,
  website: string,
  { userAgent, signal }: { userAgent: string; signal?: AbortSignal },
): Promise<StoreInspection> {
  const options = { userAgent, ...(signal ? { signal } : {}) };
  const page = await fetchPage(safeFetch, website, options);
  if (signal?.aborted) return { outcome: 'pending' };
  if (!page.ok) return { outcome: storeReasonOf(page.reason) };
  const html = Buffer.from(page.html).toString('utf8');
  const { pageType } = detectPageType({ html, headers: page.headers, url: page.finalUrl });
  if (pageType === 'shopify') return { outcome: 'store', finalUrl: page.finalUrl };
  const isStore = await hasCart(safeFetch, page.finalUrl, options);
  if (signal?.aborted) return { outcome: 'pending' };
  return isStore ? { outcome: 'store', finalUrl: page.finalUrl } : { outcome: 'not-shopify' };
}

/** /cart.js of a store is JSON with `token` and `item_count`: the last test before "not Shopify". */
async function hasCart(safeFetch: SafeFetch, url: string, options: { userAgent: string; signal?: AbortSignal }) {
  const answer = await safeFetch.fetch(new URL('/cart.js', url).href, { ...options, maxBytes: 64_000 });
  if (!answer.ok) return false;
  try {
    const cart: unknown = JSON.parse(Buffer.from(answer.body).toString('utf8'));
    return typeof cart === 'object' && cart !== null && 'token' in cart && 'item_count' in cart;
  } catch {
    return false;
  }
}
