import { ApiError } from '#contract/errors.ts';
import { requiredScopes } from '#domain/shopify/app-config.ts';
import { readTypedShop } from '#domain/shopify/shop-domain.ts';
import { findMembership, type UserRow } from '#io/db/queries/accounts/users.ts';
import { changeProject, findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import {
  addShopifyLink,
  changeShop,
  consumeShopifyLink,
  findShop,
  findShopifyLink,
  findShopOfProject,
  type ShopRow,
} from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import { readGrant, startShopReading, storeGrant } from './install-shop.ts';

const STATE_SECONDS = 600;

/**
 * Starts the authorization code grant from Linkbild's own settings. Returns the URL to redirect to and the state for
 * this browser's cookie.
 */
export async function startConnecting(
  io: Io,
  shopify: Shopify,
  { projectId, userId, typed }: { projectId: number; userId: number; typed: string },
) {
  const shop = readTypedShop(typed);
  if (!shop) throw new ApiError('VALIDATION_FAILED', { fields: { shop: [notAShop] } });
  refuseOther(await findShop(io.db, shop), projectId);
  const state = await addShopifyLink(io.db, { kind: 'install', shop, projectId, userId, validSeconds: STATE_SECONDS });
  const query = new URLSearchParams({
    client_id: shopify.apiKey,
    scope: requiredScopes.join(','),
    redirect_uri: `${io.settings.apiUrl}/shopify/callback`,
    state,
  });
  return { redirectTo: shopify.addresses.authorize(shop, query), state };
}

interface Answer {
  /** All query parameters of the redirect from Shopify. */
  query: URLSearchParams;
  /** The state this very browser started with, from its cookie. */
  browserState: string | null;
  user: UserRow | null;
}

/** Person, browser, shop and project must be the same as at the start. */
export async function finishConnecting(io: Io, shopify: Shopify, { query, browserState, user }: Answer) {
  const shop = shopify.readSignedQuery(query);
  const state = query.get('state') ?? '';
  const begun = shop && state && state === browserState ? await consumeShopifyLink(io.db, 'install', state) : null;
  if (!begun || begun.shop !== shop || begun.projectId === null) throw new ApiError('SHOPIFY_LINK_EXPIRED');
  if (!user || user.id !== begun.userId) throw new ApiError('NOT_LOGGED_IN');
  const project = await findProject(io.db, begun.projectId);
  const isAdmin =
    user.role === 'superadmin' || (await findMembership(io.db, user.id, begun.projectId))?.role === 'admin';
  if (!project || !isAdmin) throw new ApiError('PROJECT_NOT_FOUND');
  const grant = await readGrant(shopify, shop, await shopify.tokens.redeem(shop, query.get('code') ?? ''));
  if (!grant.ok) throw new ApiError('SHOP_CLOSED');
  await io.db.transaction(async (db) => {
    const stored = await storeGrant(io, db, shop, grant.granted, (before) => refuseOther(before, project.id));
    const other = await findShopOfProject(db, project.id);
    if (other && other.id !== stored.id) throw new ApiError('SHOP_CONNECTED_ELSEWHERE');
    const isSame = stored.projectId === project.id;
    const linked = await changeShop(db, stored.id, {
      projectId: project.id,
      ...(isSame ? {} : { madeProject: false, ownerShopUser: null }),
      ...(isSame && stored.ownerId !== null ? {} : { ownerId: user.id }),
    });
    await changeProject(db, project.id, { state: 'active', pageType: 'shopify', shopifyUrl: `https://${shop}` });
    await startShopReading(io, db, linked ?? stored);
  });
  return project;
}

/** The project that this browser started connecting for, to show there that it failed. */
export async function connectingProject(io: Io, browserState: string | null, user: UserRow | null) {
  const begun = browserState === null ? null : await findShopifyLink(io.db, 'install', browserState);
  return begun?.projectId && begun.userId === user?.id ? findProject(io.db, begun.projectId) : null;
}

/** A shop installed for another project stays with that one. */
function refuseOther(shop: ShopRow | null, projectId: ProjectRow['id']) {
  const isElsewhere = shop && shop.accessToken !== null && shop.projectId !== null && shop.projectId !== projectId;
  if (isElsewhere) throw new ApiError('SHOP_CONNECTED_ELSEWHERE');
}

const notAShop = {
  en: 'Enter the store’s Shopify address, for example your-store.myshopify.com.',
  de: 'Geben Sie die Shopify-Adresse des Shops ein, zum Beispiel ihr-shop.myshopify.com.',
};
