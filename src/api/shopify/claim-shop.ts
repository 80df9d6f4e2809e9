import { agreeToClaim } from '#flows/shopify/install/claim-shop.ts';
import type { Handler } from '../handler.ts';
import { shopifyOf } from './shop-session.ts';

export const claimShop: Handler<'claimShop'> = ({ io, user, body }) =>
  agreeToClaim(io, shopifyOf(io), { code: body.code, userId: user.id });
