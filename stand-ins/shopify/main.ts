// The stand-in on its own, for Linkbild at SITE: node stand-ins/shopify/main.ts [port] [SITE]
import { readFileSync } from 'node:fs';
import { startShopify } from './server.ts';

const port = Number(process.argv[2] ?? 3020);
const site = process.argv[3] ?? 'http://localhost:3000';
const embed = new URL('../../integrations/shopify/extensions/linkbild-preview/blocks/preview.liquid', import.meta.url);

const shopify = await startShopify({
  port,
  app: {
    appUrl: `${site}/shopify`,
    scopes: ['read_products', 'read_content', 'read_themes'],
    embeds: { preview: readFileSync(embed, 'utf8') },
  },
});
for (const topic of Object.keys(shopify.app.webhooks)) shopify.app.webhooks[topic] = `${site}/api/shopify/webhooks`;
const shop = await shopify.addShop({ handle: 'halm-und-ton', port: port === 0 ? 0 : port + 1 });
console.log(`Admin       ${shop.adminUrl('/apps')}
Storefront  ${shop.storefrontUrl}

Start Linkbild at ${site} with
SHOPIFY_API_KEY=${shopify.app.apiKey}
SHOPIFY_API_SECRET=${shopify.app.apiSecret}
SHOPIFY_STAND_IN_URL=${shopify.url}
ALLOWED_PRIVATE_HOSTS=${new URL(shop.storefrontUrl).host}
SECRET_KEY=(at least 32 characters)`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shopify.close());
