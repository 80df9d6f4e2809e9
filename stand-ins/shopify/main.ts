// The stand-in on its own: node stand-ins/shopify/main.ts [port]
import { startShopify } from './server.ts';

const shopify = await startShopify({ port: Number(process.argv[2] ?? 3020) });
const shop = await shopify.addShop({ handle: 'halm-und-ton' });
console.log(`Stand-in Shopify: ${shopify.url}\nAdmin: ${shop.adminUrl('/apps')}\nStorefront: ${shop.storefrontUrl}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shopify.close());
