import { startConnecting } from '#flows/shopify/install/connect-shop.ts';
import type { Handler } from '../handler.ts';
import { shopifyOf } from './shop-session.ts';

export const connectShop: Handler<'connectShop'> = async ({ io, projectId, user, body, setCookie }) => {
  const wanted = { projectId, userId: user.id, typed: body.shop };
  const { redirectTo, state } = await startConnecting(io, shopifyOf(io), wanted);
  setCookie('shopify', state);
  return { redirectTo };
};
