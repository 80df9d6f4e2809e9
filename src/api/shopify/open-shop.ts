import * as flow from '#flows/shopify/install/open-shop.ts';
import type { Handler } from '../handler.ts';
import { shopifyOf, shopSessionOf } from './shop-session.ts';

export const openShop: Handler<'openShop'> = async ({ io, request, body, language }) => {
  const shopify = shopifyOf(io);
  const verified = await shopSessionOf(shopify, request);
  return flow.openShop(io, shopify, { ...verified, claim: body.claim ?? null, language });
};
