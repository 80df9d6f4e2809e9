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
export async function requestScopes(scopes: readonly string[]): Promise<boolean> {
  const answer = await window.shopify?.scopes.request([...scopes]);
  return answer?.result === 'granted-all';
}
