import { showClaim } from '#flows/shopify/install/claim-shop.ts';
import type { Handler } from '../handler.ts';

export const getShopClaim: Handler<'getShopClaim'> = ({ io, user, query }) =>
  showClaim(io, { code: query.code, userId: user.id });
