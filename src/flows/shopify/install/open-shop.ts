import type { ShopSession } from '#contract/shopify.ts';
import { waitsForMerchant } from '#domain/shopify/page-sync.ts';
import { missingScopes } from '#domain/shopify/scopes.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import { consumeShopifyLink, findShop, type ShopRow } from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import type { ShopSession as VerifiedSession } from '#io/shopify/verify-request.ts';
import { isTokenEnding } from '../shop-access.ts';
import { claimUrl } from './claim-shop.ts';
import { readGrant, storeGrant } from './install-shop.ts';
import { settleOwner } from './shop-owner.ts';
import { settleProject } from './shop-project.ts';
import { startReading } from './start-reading.ts';

interface Opened {
  sessionToken: string;
  session: VerifiedSession;
  claim: string | null;
  language: 'en' | 'de';
}

/**
 * The app is opened in the Shopify admin: for the first time that installs it. Shopify has installed it already (managed
 * installation), so the session token is exchanged for one that works without a person.
 */
export async function openShop(io: Io, shopify: Shopify, opened: Opened): Promise<ShopSession> {
  const { shop: domain, shopUserId } = opened.session;
  const known = await findShop(io.db, domain);
  if (known && isReady(io, known) && opened.claim === null) return describe(io, shopify, known, opened.language);
  const grant = await readGrant(shopify, domain, await shopify.tokens.exchange(domain, opened.sessionToken));
  if (!grant.ok) return closed(shopify, known?.name ?? domain, domain);
  const agreed = opened.claim === null ? null : await consumeShopifyLink(io.db, 'return', opened.claim);
  const agreedId = agreed?.shop === domain ? agreed.userId : null;
  const installed = await io.db.transaction(async (db) => {
    const stored = await storeGrant(io, db, domain, grant.granted);
    const owned = await settleOwner(db, stored, { shopUserId, language: opened.language, agreedId });
    if (owned.ownerId === null) return owned;
    const linked = await settleProject(io, db, owned, owned.ownerId);
    // What changed while the app was away, or what is new: everything is read once.
    const isFirst = !known?.accessToken || known.ownerId === null || missingScopes(known.scopes).length > 0;
    const isRepaired = waitsForMerchant(known?.pageSync ?? null);
    if ((isFirst || isRepaired) && missingScopes(linked.scopes).length === 0) await startReading(io, db, linked);
    return linked;
  });
  return describe(io, shopify, installed, opened.language);
}

const isReady = (io: Io, shop: ShopRow) =>
  shop.accessToken !== null &&
  shop.ownerId !== null &&
  shop.projectId !== null &&
  missingScopes(shop.scopes).length === 0 &&
  !waitsForMerchant(shop.pageSync) &&
  !isTokenEnding(io, shop);

async function describe(io: Io, shopify: Shopify, shop: ShopRow, language: 'en' | 'de'): Promise<ShopSession> {
  const isOwned = shop.ownerId !== null;
  const project = isOwned && shop.projectId !== null ? await findProject(io.db, shop.projectId) : null;
  const missing = missingScopes(shop.scopes);
  return {
    state: !isOwned ? 'claim' : missing.length > 0 ? 'scopes' : 'ready',
    shop: { name: shop.name ?? shop.shop, domain: shop.shop },
    projectId: project?.id ?? null,
    projectSlug: project?.slug ?? null,
    claimUrl: isOwned ? null : await claimUrl(io, shop, language),
    missing,
    settingsUrl: shopify.addresses.appSettings(shop.shop),
  };
}

const closed = (shopify: Shopify, name: string, domain: string): ShopSession => ({
  state: 'closed',
  shop: { name, domain },
  projectId: null,
  projectSlug: null,
  claimUrl: null,
  missing: [],
  settingsUrl: shopify.addresses.appSettings(domain),
});
