import { useEffect, useState } from 'react';
import { useRevalidate } from '#web/components/actions/use-revalidate.ts';

/**
 * A permission that is requested only where it is needed. `canAsk`: this is the Shopify admin. `isThere`: its
 * webhook has arrived.
 */
export function useScopes(scopes: readonly string[], isThere = false) {
  const [isGranted, setGranted] = useState(false);
  // Shopify tells us of it a moment later.
  useRefresh(isGranted && !isThere);
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => setCanAsk(window.shopify !== undefined), []);
  const allow = async () => {
    if (await requestScopes(scopes)) setGranted(true);
  };
  return { canAsk, isGranted, allow };
}

declare global {
  interface Window {
    /** App Bridge, in the Shopify admin (shopify.dev/docs/api/app-home). */
    shopify?: {
      idToken(): Promise<string>;
      scopes: { request(scopes: string[]): Promise<{ result: 'granted-all' | 'declined-all' }> };
    };
  }
}

/** Asks the merchant in Shopify's own window. False: declined, or not in the admin. */
async function requestScopes(scopes: readonly string[]): Promise<boolean> {
  const answer = await window.shopify?.scopes.request([...scopes]);
  return answer?.result === 'granted-all';
}

/** How often the state of running work is requested. */
const REFRESH_MS = 3_000;

/** Reloads what the page shows while something is running. */
export function useRefresh(isRunning: boolean) {
  const revalidate = useRevalidate();
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isRunning, revalidate]);
}
