import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { usualAreas } from '#domain/access/proof.ts';
import type { PageSync } from '#domain/shopify/page-sync.ts';
import { hashToken, newToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import type { TokenFound } from '#io/db/queries/accounts/api-tokens.ts';
import { addressOf, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import {
  projects,
  type ShopifyLinkKind,
  shopifyLinks,
  shopifyPages,
  shopifyShops,
  users,
  userToProject,
} from '#io/db/schema/index.ts';

export type ShopRow = typeof shopifyShops.$inferSelect;

export async function findShop(db: Db, shop: string): Promise<ShopRow | null> {
  const [row] = await db.select().from(shopifyShops).where(eq(shopifyShops.shop, shop));
  return row ?? null;
}

export async function findShopOfProject(db: Db, projectId: number): Promise<ShopRow | null> {
  const [row] = await db.select().from(shopifyShops).where(eq(shopifyShops.projectId, projectId));
  return row ?? null;
}

export async function changeShop(db: Db, id: number, change: Partial<ShopRow>): Promise<ShopRow | null> {
  const [row] = await db.update(shopifyShops).set(change).where(eq(shopifyShops.id, id)).returning();
  return row ?? null;
}

/** Serialises concurrent installations. */
async function lockShop(db: Db, shop: string): Promise<ShopRow> {
  await db.insert(shopifyShops).values({ shop }).onConflictDoNothing();
  const [row] = await db.select().from(shopifyShops).where(eq(shopifyShops.shop, shop)).for('update');
  if (!row) throw new Error('the shop was deleted while it was being locked');
  return row;
}

/** Locks an existing shop. Unlike `lockShop` it does not add a row for a deleted one. */
export async function lockKnownShop(db: Db, id: number): Promise<ShopRow | null> {
  const [row] = await db.select().from(shopifyShops).where(eq(shopifyShops.id, id)).for('update');
  return row ?? null;
}

/** An advisory lock instead of the row's, because a request to Shopify may have to refresh the token in that row. */
export async function lockLiveSwitch(db: Db, projectId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`live-switch ${projectId}`}, 0))`);
}

/**
 * False: another sync started, or the shop is gone. `gone` is not overwritten, because webhooks may have added to it.
 */
export async function savePageSync(db: Db, id: number, sync: PageSync): Promise<boolean> {
  const { gone: _, ...rest } = sync;
  const rows = await db
    .update(shopifyShops)
    .set({ pageSync: sql`${shopifyShops.pageSync} || ${JSON.stringify(rest)}::jsonb` as unknown as PageSync })
    .where(and(eq(shopifyShops.id, id), sql`${shopifyShops.pageSync} ->> 'startedAt' = ${sync.startedAt}`))
    .returning({ id: shopifyShops.id });
  return rows.length > 0;
}

/** Remembers a resource deleted during a sync, because the bulk file may still contain it. */
export async function noteGoneResource(db: Db, id: number, resource: string): Promise<void> {
  await db.execute(sql`
    update ${shopifyShops} set page_sync = jsonb_set(page_sync, '{gone}', (page_sync -> 'gone') || to_jsonb(${resource}::text))
    where id = ${id} and page_sync ->> 'endedAt' is null and jsonb_array_length(page_sync -> 'gone') < 10000`);
}

/** The Admin API refused. Stored in the running or latest sync, where the app shows it. */
export async function notePageSyncFailure(db: Db, id: number, failure: PageSync['failure']): Promise<void> {
  await db.execute(sql`
    update ${shopifyShops} set page_sync = jsonb_set(page_sync, '{failure}', ${JSON.stringify(failure)}::jsonb)
    where id = ${id} and page_sync is not null`);
}

/** Shops whose pages the app may read. */
export const listInstalledShops = (db: Db): Promise<ShopRow[]> =>
  db
    .select()
    .from(shopifyShops)
    .where(
      and(isNull(shopifyShops.uninstalledAt), isNotNull(shopifyShops.accessToken), isNotNull(shopifyShops.projectId)),
    )
    .orderBy(shopifyShops.id);

/** Shopify no longer accepts this token, so it is exchanged when the app is next opened. A newer token stays. */
export async function expireShopToken(db: Db, { id, installedAt }: ShopRow, at: Date): Promise<void> {
  await db
    .update(shopifyShops)
    .set({ accessTokenExpiresAt: at })
    .where(and(eq(shopifyShops.id, id), eq(shopifyShops.installedAt, installedAt)));
}

/**
 * The user behind a request from the Shopify admin: the shop's owner, limited to the shop's project like an API token.
 */
export async function findShopUser(db: Db, shop: string): Promise<TokenFound | null> {
  const [row] = await db
    .select({ user: users, projectId: shopifyShops.projectId, id: shopifyShops.id })
    .from(shopifyShops)
    .innerJoin(users, eq(users.id, shopifyShops.ownerId))
    .where(and(eq(shopifyShops.shop, shop), isNull(shopifyShops.uninstalledAt), ne(users.status, 'suspended')));
  if (!row || row.projectId === null) return null;
  return { user: row.user, token: { id: row.id, scope: 'write', areas: [...usualAreas], projectId: row.projectId } };
}

export async function findShopByGid(db: Db, gid: string): Promise<ShopRow | null> {
  const [row] = await db.select().from(shopifyShops).where(eq(shopifyShops.gid, gid));
  return row ?? null;
}

/**
 * Locks the shop's row by name and id, because a renamed shop keeps its row. Null: the name belongs to another shop.
 */
export async function lockShopByGid(db: Db, shop: string, gid: string): Promise<ShopRow | null> {
  const named = await lockShop(db, shop);
  if (named.gid === gid) return named;
  const [known] = await db.select().from(shopifyShops).where(eq(shopifyShops.gid, gid)).for('update');
  if (named.gid !== null) return null;
  if (!known) return named;
  await db.delete(shopifyShops).where(eq(shopifyShops.id, named.id));
  return changeShop(db, known.id, { shop });
}

/**
 * Removes the owner: a person who confirms the address gets the account, but not shops installed in its name before.
 */
export async function releaseShops(db: Db, ownerId: number): Promise<void> {
  await db.update(shopifyShops).set({ ownerId: null, ownerShopUser: null }).where(eq(shopifyShops.ownerId, ownerId));
}

export async function ownsShop(db: Db, ownerId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: shopifyShops.id })
    .from(shopifyShops)
    .where(eq(shopifyShops.ownerId, ownerId))
    .limit(1);
  return row !== undefined;
}

/** Shops uninstalled long enough ago. */
export function listShopsToDelete(db: Db, now: Date, most: number): Promise<ShopRow[]> {
  return db.select().from(shopifyShops).where(lte(shopifyShops.deleteAt, now)).orderBy(shopifyShops.id).limit(most);
}

/** Deletes the shop with everything received from Shopify. */
export async function deleteShopRow(db: Db, { id, shop }: Pick<ShopRow, 'id' | 'shop'>): Promise<void> {
  await db.delete(shopifyShops).where(eq(shopifyShops.id, id));
  await db.delete(shopifyLinks).where(eq(shopifyLinks.shop, shop));
}

export async function deleteShopPages(db: Db, projectId: number): Promise<void> {
  await db.delete(shopifyPages).where(eq(shopifyPages.projectId, projectId));
}

/** The person's own projects with one of the shop's addresses and without another shop, newest first. */
export async function findProjectOfShop(
  db: Db,
  { userId, shop, primaryUrl }: ShopAddress & { userId: number },
): Promise<ProjectRow | null> {
  const addresses = [shop, ...(primaryUrl === null ? [] : [primaryUrl])].map(addressOf);
  const [row] = await db
    .select({ project: projects })
    .from(projects)
    .innerJoin(userToProject, eq(userToProject.projectId, projects.id))
    .where(
      and(
        eq(userToProject.userId, userId),
        eq(userToProject.role, 'admin'),
        or(inArray(projects.address, addresses), eq(projects.shopifyUrl, `https://${shop}`)),
        sql`not exists (select from ${shopifyShops} as other where other.project_id = ${projects.id} and other.shop <> ${shop})`,
      ),
    )
    .orderBy(desc(projects.id))
    .limit(1);
  return row?.project ?? null;
}

interface ShopAddress {
  shop: string;
  primaryUrl: string | null;
}

/** Installations that somebody began for a project of this shop's address. */
const begunFor = ({ shop, primaryUrl }: ShopAddress) => {
  const addresses = [shop, ...(primaryUrl === null ? [] : [primaryUrl])].map(addressOf);
  return and(
    eq(shopifyLinks.kind, 'install'),
    gt(shopifyLinks.expiresAt, sql`now()`),
    sql`exists (select from ${projects} where ${projects.id} = ${shopifyLinks.projectId} and ${or(inArray(projects.address, addresses), eq(projects.shopifyUrl, `https://${shop}`))})`,
  );
};

export async function isInstallBegun(db: Db, shop: ShopAddress): Promise<boolean> {
  return (await db.select({ id: shopifyLinks.id }).from(shopifyLinks).where(begunFor(shop)).limit(1)).length > 0;
}

export async function endInstalls(db: Db, shop: ShopAddress): Promise<void> {
  await db.delete(shopifyLinks).where(begunFor(shop));
}

export type ShopifyLinkRow = typeof shopifyLinks.$inferSelect;

interface NewLink {
  kind: ShopifyLinkKind;
  shop: string;
  projectId?: number;
  userId?: number;
  next?: string;
  validSeconds: number;
}

/** Returns its code; only the hash is stored. */
export async function addShopifyLink(db: Db, { validSeconds, ...link }: NewLink): Promise<string> {
  const code = newToken();
  const expiresAt = sql`now() + make_interval(secs => ${validSeconds})` as unknown as Date;
  await db.insert(shopifyLinks).values({ ...link, codeHash: hashToken(code), expiresAt });
  return code;
}

const isValid = (kind: ShopifyLinkKind, code: string) =>
  and(eq(shopifyLinks.kind, kind), eq(shopifyLinks.codeHash, hashToken(code)), gt(shopifyLinks.expiresAt, sql`now()`));

export async function findShopifyLink(db: Db, kind: ShopifyLinkKind, code: string): Promise<ShopifyLinkRow | null> {
  const [row] = await db.select().from(shopifyLinks).where(isValid(kind, code));
  return row ?? null;
}

/** Consumes the link: a second caller finds none. */
export async function consumeShopifyLink(db: Db, kind: ShopifyLinkKind, code: string): Promise<ShopifyLinkRow | null> {
  const [row] = await db.delete(shopifyLinks).where(isValid(kind, code)).returning();
  return row ?? null;
}

export async function clearOldShopifyLinks(db: Db): Promise<void> {
  await db.delete(shopifyLinks).where(lt(shopifyLinks.expiresAt, sql`now()`));
}
