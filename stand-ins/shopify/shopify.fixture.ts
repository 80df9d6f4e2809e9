import { whenOver } from '../../test/after-run.ts';
import { type StandInOptions, startShopify } from './server.ts';
import type { ShopOptions } from './shop/shop.ts';

/** A stand-in with one shop in which the app is installed and may read all languages, closed with the test. */
export async function createShopifyTest(options: StandInOptions & { shop?: Partial<ShopOptions> } = {}) {
  const shopify = await startShopify(options);
  whenOver(() => shopify.close());
  const shop = await shopify.addShop({ handle: 'halm', ...options.shop });
  const languages = shopify.app.optionalScopes.filter((scope) => scope.startsWith('read_'));
  const installation = shop.install([...shopify.app.scopes, ...languages]);
  const { value: token } = installation.tokens.grantOffline(installation.scopes).token;

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(shop.shopUrl(path), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
    });
  const askRaw = (query: string, variables: Record<string, unknown> = {}, own = token) =>
    post('/admin/api/2026-10/graphql.json', { query, variables }, { 'x-shopify-access-token': own });
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape, read by the tests field by field
  const ask = async (query: string, variables: Record<string, unknown> = {}, own = token): Promise<any> =>
    (await askRaw(query, variables, own)).json();
  const accessToken = (body: Record<string, string>) =>
    post('/admin/oauth/access_token', {
      client_id: shopify.app.apiKey,
      client_secret: shopify.app.apiSecret,
      ...body,
    });
  return { shopify, shop, installation, token, post, ask, askRaw, accessToken };
}
