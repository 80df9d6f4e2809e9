import type { ShopSession } from '#contract/calls/shopify.ts';
import type { Language } from '#domain/language.ts';
import { defaultRoutes } from '#domain/routing/routes.ts';
import { missingScopes } from '#domain/shopify/app-config.ts';
import { waitsForMerchant } from '#domain/shopify/page-sync.ts';
import { freeAddress } from '#flows/accounts/confirm-address.ts';
import { isTokenEnding } from '#flows/shopify/shop-access.ts';
import type { Db } from '#io/db/db.ts';
import { addUser, findMembership, findUserByEmail, findUserById } from '#io/db/queries/accounts/users.ts';
import { addRouteRow } from '#io/db/queries/pages/routes.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { upsertCollaborator } from '#io/db/queries/projects/collaborators.ts';
import { addProject, changeProject, findProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import {
  changeShop,
  consumeShopifyLink,
  endInstalls,
  findProjectOfShop,
  findShop,
  isInstallBegun,
  type ShopRow,
} from '#io/db/queries/shopify/shops.ts';
import type { Io } from '#io/io.ts';
import type { Shopify } from '#io/shopify/shopify.ts';
import type { ShopSession as VerifiedSession } from '#io/shopify/verify-request.ts';
import { claimUrl } from './claim-shop.ts';
import { readGrant, startShopReading, storeGrant } from './install-shop.ts';

interface Opened {
  sessionToken: string;
  session: VerifiedSession;
  claim: string | null;
  /** The merchant does not want the account that somebody began to install the app for. */
  isAlone: boolean;
  language: 'en' | 'de';
}

/**
 * The app was opened in the Shopify admin. The first time, the session token is exchanged for an offline token, because
 * Shopify has already installed the app (managed installation).
 */
export async function openShop(io: Io, shopify: Shopify, opened: Opened): Promise<ShopSession> {
  const { shop: domain, shopUserId } = opened.session;
  const known = await findShop(io.db, domain);
  if (known && opened.isAlone) await endInstalls(io.db, known);
  if (known && isReady(io, known) && opened.claim === null) return describe(io, shopify, known, opened.language);
  const grant = await readGrant(shopify, domain, await shopify.tokens.exchange(domain, opened.sessionToken));
  if (!grant.ok) return closed(shopify, known?.name ?? domain, domain);
  const agreed = opened.claim === null ? null : await consumeShopifyLink(io.db, 'return', opened.claim);
  const agreedId = agreed?.shop === domain ? agreed.userId : null;
  const installed = await io.db.transaction(async (db) => {
    const granted = await storeGrant(io, db, domain, grant.granted);
    const stored = known?.accessToken === null ? await releaseToBegun(db, granted) : granted;
    const owned = await settleOwner(db, stored, { shopUserId, language: opened.language, agreedId });
    if (owned.ownerId === null) return owned;
    const linked = await settleProject(io, db, owned, { id: owned.ownerId, isNew: stored.ownerId === null });
    // For a new or reinstalled shop everything is read once.
    const isFirst = !known?.accessToken || known.ownerId === null || missingScopes(known.scopes).length > 0;
    const isRepaired = waitsForMerchant(known?.pageSync ?? null);
    if ((isFirst || isRepaired) && missingScopes(linked.scopes).length === 0) await startShopReading(io, db, linked);
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
    canStartAlone: !isOwned && (await canStartAlone(io.db, shop)),
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
  canStartAlone: false,
  missing: [],
  settingsUrl: shopify.addresses.appSettings(domain),
});

// Threat: a shop names somebody else's address as its own, and gets into that person's account, now or when the person
// registers later. Layers: an account that exists is not touched until it agrees itself (claim-shop.ts); a new one
// counts as not confirmed, gets no mails and nothing stored under the address, and ends when somebody proves it
// (confirm-address.ts). Left open: the address is taken, as with any registration, until its owner proves it.

interface Installer {
  /** Shopify's id of the person in its admin. */
  shopUserId: string;
  language: Language;
  /** The account that the person in the admin has proven to own. */
  agreedId: number | null;
}

/** Null as owner: the address belongs to an account that has not agreed, or somebody began to install the app for theirs. */
async function settleOwner(db: Db, shop: ShopRow, { shopUserId, language, agreedId }: Installer) {
  if (shop.ownerId !== null) return shop;
  const ownerId = agreedId ?? ((await isInstallBegun(db, shop)) ? null : await addShopOwner(db, shop, language));
  if (ownerId === null) return shop;
  await endInstalls(db, shop);
  return (await changeShop(db, shop.id, { ownerId, ownerShopUser: shopUserId })) ?? shop;
}

/** Installed again, now for somebody's project: deletes an account that the app had created for the shop. */
async function releaseToBegun(db: Db, shop: ShopRow): Promise<ShopRow> {
  const owner = shop.ownerId !== null && (await isInstallBegun(db, shop)) ? await findUserById(db, shop.ownerId) : null;
  const isReleased = owner?.platform === 'shopify' && (await freeAddress(db, owner.email));
  return isReleased ? { ...shop, ownerId: null, ownerShopUser: null } : shop;
}

const canStartAlone = async (db: Db, { email }: ShopRow) =>
  email !== null && (await findUserByEmail(db, email)) === null;

async function addShopOwner(db: Db, { email }: ShopRow, language: Language): Promise<number | null> {
  if (email === null || (await findUserByEmail(db, email))) return null;
  const user = await addUser(db, { email, language, platform: 'shopify', status: 'inactive' });
  return user?.id ?? null;
}

/**
 * The project of a shop: its previous one if the owner is in it or inherits it, one of the owner's with the same
 * address, or a new one; never somebody else's. Shops do not count towards an account's domains, because each is billed through Shopify.
 */
async function settleProject(io: Io, db: Db, shop: ShopRow, owner: { id: number; isNew: boolean }): Promise<ShopRow> {
  const { id: ownerId } = owner;
  const had = shop.projectId === null ? null : await findProject(db, shop.projectId);
  const isMember = had && (await findMembership(db, ownerId, had.id)) !== null;
  // The shop's own project stays with the shop when its first account ended (accounts/confirm-address.ts).
  const isInherited = had !== null && !isMember && owner.isNew && shop.madeProject;
  if (isInherited) await upsertCollaborator(db, had.id, ownerId, 'admin');
  if (had && (isMember || isInherited)) {
    await changeProject(db, had.id, { state: 'active', shopifyUrl: `https://${shop.shop}` });
    return shop;
  }
  const own = await findProjectOfShop(db, { userId: ownerId, ...shop });
  const project = own ?? (await addShopProject(io, db, shop, ownerId));
  await changeProject(db, project.id, { state: 'active', shopifyUrl: `https://${shop.shop}` });
  return (await changeShop(db, shop.id, { projectId: project.id, madeProject: own === null })) ?? shop;
}

async function addShopProject(io: Io, db: Db, shop: ShopRow, ownerId: number): Promise<ProjectRow> {
  const full = shop.primaryUrl ?? `https://${shop.shop}/`;
  const more = { title: shop.name, pageType: 'shopify', locales: { 'x-default': full } } as const;
  const project = await addProject(db, { full, ...more, state: 'active', ownerId });
  await upsertCollaborator(db, project.id, ownerId, 'admin');
  await recordActivity(db, { action: 'project-created', actorId: ownerId, project, subject: project.full });
  for (const { path, isFallback } of defaultRoutes('shopify')) if (!isFallback) await addRouteRow(db, project.id, path);
  // The job reads the home page for the brand, adds the first templates and then syncs the shop's pages.
  const progress = { text: { en: 'Starting soon', de: 'Beginnt gleich' }, projectId: project.id, userId: ownerId };
  const options = { singletonKey: `project-${project.id}`, progress };
  await io.queue.enqueue(db, 'create-project', { projectId: project.id }, options);
  return project;
}
