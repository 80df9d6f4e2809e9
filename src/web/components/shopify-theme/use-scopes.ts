import { useEffect, useState } from 'react';
import { requestScopes } from './app-bridge.ts';
import { useRefresh } from './use-refresh.ts';

/** A permission that is asked for only where it is needed. `canAsk`: this is the Shopify admin. */
export function useScopes(scopes: readonly string[]) {
  const [isGranted, setGranted] = useState(false);
  // Shopify tells us of it a moment later.
  useRefresh(isGranted);
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => setCanAsk(window.shopify !== undefined), []);
  const allow = async () => {
    if (await requestScopes(scopes)) setGranted(true);
  };
  return { canAsk, isGranted, allow };
}
