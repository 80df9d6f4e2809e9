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
export async function requestScope(scope: string): Promise<boolean> {
  const answer = await window.shopify?.scopes.request([scope]);
  return answer?.result === 'granted-all';
}
