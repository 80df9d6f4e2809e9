// A shop at the stand-in with the app installed; prints where it is. `node shopify-process.ts '{"products": 1000}'`
import { startShopify } from '../../stand-ins/shopify/server.ts';

const standIn = await startShopify();
const shop = await standIn.addShop({ handle: 'halm', products: JSON.parse(process.argv[2] ?? '{}').products });
const { tokens, scopes } = shop.install([
  'read_products',
  'read_content',
  'read_themes',
  'read_locales',
  'read_translations',
  'read_markets',
]);
const { value: token } = tokens.grantOffline(scopes).token;
const { apiKey, apiSecret } = standIn.app;
console.log(
  JSON.stringify({
    standInUrl: standIn.url,
    domain: shop.domain,
    storefrontUrl: shop.storefrontUrl,
    token,
    scopes,
    apiKey,
    apiSecret,
  }),
);
