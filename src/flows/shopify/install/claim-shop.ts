import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import {
  addShopifyLink,
  consumeShopifyLink,
  findProjectOfShop,
  findShop,
  findShopifyLink,
  type ShopRow,
} from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';
import type { Shopify } from '#io/shopify/shopify.ts';

// Threat: somebody with a shop of their own gets another person to connect that shop to the person's account, and so
// gets access to it; or connects somebody else's shop to their own account. Layers: the link is only given to somebody
// in the shop's admin; the account agrees in a login of its own; the agreement only takes effect back in the shop's
// admin, which the other person cannot open. Left open: somebody who works in the shop's admin and confirms both.

/** Long enough to look up a password or to register with another address. */
const CLAIM_SECONDS = 3600;
const RETURN_SECONDS = 600;
/** Choosing the store, installing, and finding the holder of its password. */
const INSTALL_SECONDS = 3600;

/**
 * Somebody wants the app for their project. Installing begins at Shopify, which asks for the store; when the app is
 * opened there, a store with the project's address asks for the account instead of beginning with one of its own.
 */
export async function beginInstall(io: Io, shopify: Shopify, by: { projectId: number; userId: number }) {
  const project = await findProject(io.db, by.projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  await addShopifyLink(io.db, { kind: 'install', shop: project.address, ...by, validSeconds: INSTALL_SECONDS });
  return { redirectTo: shopify.addresses.install };
}

/** Where the merchant logs in, or registers with another address, and confirms. */
export async function claimUrl(io: Io, { shop }: ShopRow, language: Language): Promise<string> {
  const code = await addShopifyLink(io.db, { kind: 'claim', shop, validSeconds: CLAIM_SECONDS });
  return pageUrl(io, language, '/app/connect-shop', { code });
}

export async function showClaim(io: Io, { code, userId }: { code: string; userId: number }) {
  const link = await findShopifyLink(io.db, 'claim', code);
  const shop = link && (await findShop(io.db, link.shop));
  if (!shop || shop.ownerId !== null) throw new ApiError('SHOPIFY_LINK_EXPIRED');
  // As settleProject decides (open-shop.ts).
  const made = shop.madeProject && shop.projectId !== null ? await findProject(io.db, shop.projectId) : null;
  const project = made ?? (await findProjectOfShop(io.db, { userId, ...shop }));
  return {
    shop: { name: shop.name ?? shop.shop, domain: shop.shop },
    project: project && { slug: project.slug, title: project.title },
  };
}

/** The account agrees to the claim. Returns the URL in the shop's admin that completes it. */
export async function agreeToClaim(io: Io, shopify: Shopify, { code, userId }: { code: string; userId: number }) {
  return io.db.transaction(async (db) => {
    const link = await consumeShopifyLink(db, 'claim', code);
    const shop = link && (await findShop(db, link.shop));
    if (!shop || shop.ownerId !== null) throw new ApiError('SHOPIFY_LINK_EXPIRED');
    const claim = await addShopifyLink(db, { kind: 'return', shop: shop.shop, userId, validSeconds: RETURN_SECONDS });
    return { redirectTo: shopify.addresses.app(shop.shop, `?${new URLSearchParams({ claim })}`) };
  });
}
