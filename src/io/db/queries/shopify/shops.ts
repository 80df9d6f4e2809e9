import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
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

/** Two installations at once are serialised here. */
async function lockShop(db: Db, shop: string): Promise<ShopRow> {
  await db.insert(shopifyShops).values({ shop }).onConflictDoNothing();
  const [row] = await db.select().from(shopifyShops).where(eq(shopifyShops.shop, shop)).for('update');
  if (!row) throw new Error('the shop was deleted while it was being locked');
  return row;
}

/** A shop that is here; unlike `lockShop` it brings none back that was deleted meanwhile. */
export async function lockKnownShop(db: Db, id: number): Promise<ShopRow | null> {
  const [row] = await db.select().from(shopifyShops).where(eq(shopifyShops.id, id)).for('update');
  return row ?? null;
}

/** Not the row: while Shopify is asked, its token may have to be refreshed. */
export async function lockLiveSwitch(db: Db, projectId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`live-switch ${projectId}`}, 0))`);
}

/** False: another reading of all pages began meanwhile, or the shop is gone. What was deleted meanwhile is kept. */
export async function savePageSync(db: Db, id: number, sync: PageSync): Promise<boolean> {
  const { gone: _, ...rest } = sync;
  const rows = await db
    .update(shopifyShops)
    .set({ pageSync: sql`${shopifyShops.pageSync} || ${JSON.stringify(rest)}::jsonb` as unknown as PageSync })
    .where(and(eq(shopifyShops.id, id), sql`${shopifyShops.pageSync} ->> 'startedAt' = ${sync.startedAt}`))
    .returning({ id: shopifyShops.id });
  return rows.length > 0;
}

/** A file of all pages may have been written before this was deleted. */
export async function noteGoneResource(db: Db, id: number, resource: string): Promise<void> {
  await db.execute(sql`
    update ${shopifyShops} set page_sync = jsonb_set(page_sync, '{gone}', (page_sync -> 'gone') || to_jsonb(${resource}::text))
    where id = ${id} and page_sync ->> 'endedAt' is null and jsonb_array_length(page_sync -> 'gone') < 10000`);
}

/** The Admin API refused; a reading that is under way, or the newest one, says so. */
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

/** Shopify does not take this token any more: the next time the app is opened it is exchanged. A newer one stays. */
export async function expireShopToken(db: Db, { id, installedAt }: ShopRow, at: Date): Promise<void> {
  await db
    .update(shopifyShops)
    .set({ accessTokenExpiresAt: at })
    .where(and(eq(shopifyShops.id, id), eq(shopifyShops.installedAt, installedAt)));
}

/** Who acts in the Shopify admin: the shop's owner, limited to the shop's project like an API token. */
export async function findShopUser(db: Db, shop: string): Promise<TokenFound | null> {
  const [row] = await db
    .select({ user: users, projectId: shopifyShops.projectId, id: shopifyShops.id })
    .from(shopifyShops)
    .innerJoin(users, eq(users.id, shopifyShops.ownerId))
    .where(and(eq(shopifyShops.shop, shop), isNull(shopifyShops.uninstalledAt), ne(users.status, 'suspended')));
  if (!row || row.projectId === null) return null;
  return { user: row.user, token: { id: row.id, scope: 'write', projectId: row.projectId } };
}

export async function findShopByGid(db: Db, gid: string): Promise<ShopRow | null> {
  const [row] = await db.select().from(shopifyShops).where(eq(shopifyShops.gid, gid));
  return row ?? null;
}

/** The shop's row, locked, by both of its names: a renamed shop keeps its row. Null: the name is another shop's. */
export async function lockShopByGid(db: Db, shop: string, gid: string): Promise<ShopRow | null> {
  const named = await lockShop(db, shop);
  if (named.gid === gid) return named;
  const [known] = await db.select().from(shopifyShops).where(eq(shopifyShops.gid, gid)).for('update');
  if (named.gid !== null) return null;
  if (!known) return named;
  await db.delete(shopifyShops).where(eq(shopifyShops.id, named.id));
  return changeShop(db, known.id, { shop });
}

/** Nobody's: whoever proves an address gets the account, but not the shops that were installed in its name before. */
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

/** Uninstalled long enough ago. */
export function listShopsToDelete(db: Db, now: Date, most: number): Promise<ShopRow[]> {
  return db.select().from(shopifyShops).where(lte(shopifyShops.deleteAt, now)).orderBy(shopifyShops.id).limit(most);
}

/** With everything that Shopify said about it. */
export async function deleteShopRow(db: Db, { id, shop }: Pick<ShopRow, 'id' | 'shop'>): Promise<void> {
  await db.delete(shopifyShops).where(eq(shopifyShops.id, id));
  await db.delete(shopifyLinks).where(eq(shopifyLinks.shop, shop));
}

export async function countShopPages(db: Db, projectId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(shopifyPages)
    .where(and(eq(shopifyPages.projectId, projectId), isNull(shopifyPages.goneAt)));
  return row?.count ?? 0;
}

export async function deleteShopPages(db: Db, projectId: number): Promise<void> {
  await db.delete(shopifyPages).where(eq(shopifyPages.projectId, projectId));
}

/** A person's own projects of a shop's addresses that no other shop has, newest first. */
export async function findProjectOfShop(
  db: Db,
  { userId, shop, primaryUrl }: { userId: number; shop: string; primaryUrl: string | null },
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

/** The link, once: a second caller finds none. */
export async function consumeShopifyLink(db: Db, kind: ShopifyLinkKind, code: string): Promise<ShopifyLinkRow | null> {
  const [row] = await db.delete(shopifyLinks).where(isValid(kind, code)).returning();
  return row ?? null;
}

export async function clearOldShopifyLinks(db: Db): Promise<void> {
  await db.delete(shopifyLinks).where(lt(shopifyLinks.expiresAt, sql`now()`));
}
