import { eq } from 'drizzle-orm';
import { callHeaders, createClient } from '#contract/client.ts';
import { handleWebhooks } from '#flows/shopify/handle-webhooks.ts';
import { findShop } from '#io/db/queries/shopify/shops.ts';
import { shopifyShops } from '#io/db/schema/index.ts';
import { savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createShopify } from '#io/shopify/shopify.ts';
import { sessionToken } from '../../../stand-ins/shopify/auth/sign.ts';
import { startShopify } from '../../../stand-ins/shopify/server.ts';
import type { Shop, ShopOptions } from '../../../stand-ins/shopify/shop/shop.ts';
import type { Delivery } from '../../../stand-ins/shopify/webhooks/webhooks.ts';
import { whenOver } from '../../../test/after-run.ts';
import { createTestApi, siteUrl } from '../../../test/api.ts';

/** The API with the Shopify app and a stand-in for Shopify. Webhooks arrive only when a test delivers them. */
export async function createShopifyApi() {
  const standIn = await startShopify({ app: { appUrl: `${siteUrl}/shopify` } });
  whenOver(() => standIn.close());
  const settings = { apiKey: standIn.app.apiKey, apiSecret: standIn.app.apiSecret, standInUrl: standIn.url };
  const safeFetch = createSafeFetch({ allowedPrivateHosts: [new URL(standIn.url).host] });
  whenOver(() => safeFetch.close());
  const now = () => standIn.clock.now();
  const shopify = createShopify(settings, { safeFetch, userAgent: 'test', now });
  const api = await createTestApi({ shopify, now });
  await savePlans(api.io.db);
  let client = 0;

  async function addShop(options: ShopOptions) {
    const shop = await standIn.addShop(options);
    shop.webhooks.hold();
    return shop;
  }

  const tokenOf = (shop: Shop, userId = shop.user.id, change: Parameters<typeof sessionToken>[3] = {}) =>
    sessionToken(standIn.app, { domain: shop.domain, userId, sid: 'sid' }, standIn.clock.now(), change);

  /** Calls as made by the app's frame in the shop's admin. */
  function inAdmin(shop: Shop, token = () => tokenOf(shop)) {
    client += 1;
    const name = `admin-${client}`;
    return createClient(async ({ method, path, body }) => {
      const headers = { ...callHeaders, authorization: `Bearer ${token()}` };
      const request = new Request(`http://test${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
      return api.app.fetch(request, { client: name });
    });
  }

  /** Sends webhooks to the app and runs their jobs. */
  async function deliver(...deliveries: Delivery[]) {
    for (const { headers, body } of deliveries) {
      const response = await api.request('/shopify/webhooks', { method: 'POST', headers, body });
      if (response.status !== 200) throw new Error(`a webhook was answered with ${response.status}`);
      await handleWebhooks(api.io, headers['x-shopify-shop-domain'] ?? '', AbortSignal.timeout(20_000));
    }
  }

  const rowOf = async (shop: Pick<Shop, 'domain'>) => {
    const row = await findShop(api.io.db, shop.domain);
    if (!row) throw new Error(`${shop.domain} is not there`);
    return row;
  };
  const rows = () => api.io.db.select().from(shopifyShops);
  const changeRow = (shop: Shop, change: Partial<typeof shopifyShops.$inferSelect>) =>
    api.io.db.update(shopifyShops).set(change).where(eq(shopifyShops.shop, shop.domain));

  return { ...api, standIn, shopify, addShop, tokenOf, inAdmin, deliver, rowOf, rows, changeRow };
}
