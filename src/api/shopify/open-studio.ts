import { studioLink } from '#flows/shopify/install/studio-link.ts';
import type { Handler } from '../handler.ts';
import { shopifyOf, shopSessionOf } from './shop-session.ts';

/** Only by Shopify's session token: an API token must not become a login. */
export const openStudio: Handler<'openStudio'> = async ({ io, request, projectId, body, language }) => {
  const { session } = await shopSessionOf(shopifyOf(io), request);
  return { url: await studioLink(io, { session, projectId, path: body.path ?? null, language }) };
};
