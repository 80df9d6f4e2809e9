import { baseTemplateSeed, savePlans } from '#io/db/seeds/index.ts';
import { createSafeFetch } from '#io/fetch/safe-fetch.ts';
import { createShopify } from '#io/shopify/shopify.ts';
import { startShopify } from '../stand-ins/shopify/server.ts';
import { whenOver } from '../test/after-run.ts';
import { createTestApi } from '../test/api.ts';
import { startSite } from './start-site.ts';

/** A stand-in Shopify with one shop, and the site whose app is offered there; its jobs run. */
export async function createShopifySite({ locale = 'en' as 'en' | 'de' } = {}) {
  const standIn = await startShopify({
    app: { scopes: ['read_products', 'read_content', 'read_themes'] },
  });
  const shop = await standIn.addShop({ handle: 'halm-und-ton', user: { locale } });
  const allowedPrivateHosts = [new URL(standIn.url).host, new URL(shop.storefrontUrl).host];
  const safeFetch = createSafeFetch({ allowedPrivateHosts });
  const { apiKey, apiSecret } = standIn.app;
  const shopify = await createShopify(
    { apiKey, apiSecret, standInUrl: standIn.url },
    { safeFetch, userAgent: 'LinkbildBot/1.0', now: () => new Date() },
  );
  const api = await createTestApi({ safeFetch, politeFetch: safeFetch, shopify });
  api.io.settings.hasShopify = true;
  await savePlans(api.io.db);
  await baseTemplateSeed.insert(api.io.db);
  const siteUrl = await startSite(api.io);
  standIn.app.appUrl = `${siteUrl}/shopify`;
  for (const topic of Object.keys(standIn.app.webhooks))
    standIn.app.webhooks[topic] = `${siteUrl}/api/shopify/webhooks`;
  await api.runJobs();
  whenOver(async () => {
    await standIn.close();
    await safeFetch.close();
  });
  return { api, shop, standIn, siteUrl };
}
