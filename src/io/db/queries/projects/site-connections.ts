import { and, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { subPageDataStatus, subPageStatus } from '#domain/enumerations.ts';
import type { SiteSystem } from '#domain/site/connected-site.ts';
import { hashToken, newConnectCode, newSiteToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import { ogImages, projects, siteConnectCodes, siteConnections, subPages, users } from '#io/db/schema/index.ts';

type SiteConnectionRow = typeof siteConnections.$inferSelect;
type NewSiteConnection = Pick<
  SiteConnectionRow,
  'projectId' | 'system' | 'siteUrl' | 'systemVersion' | 'pluginVersion' | 'connectedBy'
>;

export function listSiteConnections(db: Db, projectId: number) {
  const { id, system, siteUrl, systemVersion, pluginVersion, connectedAt, lastSeenAt } = siteConnections;
  return db
    .select({
      ...{ id, system, siteUrl, systemVersion, pluginVersion, connectedAt, lastSeenAt },
      connectedBy: sql<
        string | null
      >`coalesce(nullif(trim(concat_ws(' ', ${users.firstname}, ${users.lastname})), ''), ${users.email})`,
    })
    .from(siteConnections)
    .leftJoin(users, eq(users.id, siteConnections.connectedBy))
    .where(eq(siteConnections.projectId, projectId))
    .orderBy(desc(siteConnections.connectedAt), desc(siteConnections.id));
}

/** The number of connections besides this site's own. */
export async function countOtherConnections(
  db: Db,
  { projectId, system, siteUrl }: NewSiteConnection,
): Promise<number> {
  const isOther = or(ne(siteConnections.system, system), ne(siteConnections.siteUrl, siteUrl));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(siteConnections)
    .where(and(eq(siteConnections.projectId, projectId), isOther));
  return row?.count ?? 0;
}

/** The only time the token itself is returned. A site that connects again gets a new one, which revokes the old one. */
export async function saveSiteConnection(db: Db, connection: NewSiteConnection): Promise<string> {
  const token = newSiteToken();
  const { systemVersion, pluginVersion, connectedBy } = connection;
  const fresh = { tokenHash: hashToken(token), systemVersion, pluginVersion, connectedBy };
  const now = sql`now()`;
  await db
    .insert(siteConnections)
    .values({ ...connection, ...fresh })
    .onConflictDoUpdate({
      target: [siteConnections.projectId, siteConnections.system, siteConnections.siteUrl],
      set: { ...fresh, connectedAt: now, lastSeenAt: now },
    });
  return token;
}

export interface FoundSite {
  id: number;
  projectId: number;
  system: SiteSystem;
  connectedAt: Date;
}

/** The site behind `Authorization: Bearer lbs_…`. */
export async function findSite(db: Db, token: string): Promise<FoundSite | null> {
  const { id, projectId, system, connectedAt, lastSeenAt } = siteConnections;
  const [row] = await db
    .select({ id, projectId, system, connectedAt, isOld: sql<boolean>`${lastSeenAt} < now() - interval '1 minute'` })
    .from(siteConnections)
    .innerJoin(projects, eq(projects.id, projectId))
    .where(eq(siteConnections.tokenHash, hashToken(token)));
  if (!row) return null;
  // Minutes are precise enough for people, and a busy site does not cause a write per call.
  const { isOld, ...site } = row;
  if (isOld) await db.update(siteConnections).set({ lastSeenAt: sql`now()` }).where(eq(siteConnections.id, row.id));
  return site;
}

/** Its address; null if the project has no such connection. */
export async function deleteSiteConnection(db: Db, projectId: number, id: number): Promise<string | null> {
  const [row] = await db
    .delete(siteConnections)
    .where(and(eq(siteConnections.projectId, projectId), eq(siteConnections.id, id)))
    .returning({ siteUrl: siteConnections.siteUrl });
  return row?.siteUrl ?? null;
}

/** Replaces the project's previous code. Only the hash is stored. */
export async function saveConnectCode(
  db: Db,
  { projectId, createdBy, minutes }: { projectId: number; createdBy: number; minutes: number },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newConnectCode();
  const expiresAt = sql`now() + make_interval(mins => ${minutes})` as unknown as Date;
  const fresh = { codeHash: hashToken(code), createdBy, createdAt: sql`now()` as unknown as Date, expiresAt };
  const [row] = await db
    .insert(siteConnectCodes)
    .values({ projectId, ...fresh })
    .onConflictDoUpdate({ target: siteConnectCodes.projectId, set: fresh })
    .returning({ expiresAt: siteConnectCodes.expiresAt });
  if (!row) throw new Error('the code was not stored');
  return { code, expiresAt: row.expiresAt };
}

/** The project's code that no site has used yet. */
export async function findConnectCode(db: Db, projectId: number): Promise<{ expiresAt: Date } | null> {
  const [row] = await db
    .select({ expiresAt: siteConnectCodes.expiresAt })
    .from(siteConnectCodes)
    .where(and(eq(siteConnectCodes.projectId, projectId), gt(siteConnectCodes.expiresAt, sql`now()`)));
  return row ?? null;
}

/** Locked until the transaction ends: of two sites with one code, the second finds none. */
export async function lockConnectCode(
  db: Db,
  code: string,
): Promise<{ projectId: number; createdBy: number | null } | null> {
  const [row] = await db
    .select({ projectId: siteConnectCodes.projectId, createdBy: siteConnectCodes.createdBy })
    .from(siteConnectCodes)
    .where(and(eq(siteConnectCodes.codeHash, hashToken(code)), gt(siteConnectCodes.expiresAt, sql`now()`)))
    .for('update');
  return row ?? null;
}

export async function deleteConnectCode(db: Db, projectId: number): Promise<void> {
  await db.delete(siteConnectCodes).where(eq(siteConnectCodes.projectId, projectId));
}

export async function clearExpiredConnectCodes(db: Db): Promise<void> {
  await db.delete(siteConnectCodes).where(lt(siteConnectCodes.expiresAt, sql`now()`));
}

// Reports of a connected site about its own pages. A page it removed is ignored and no longer confirmed, so that it
// does not count towards the plan; its images are still served. Pages that a member ignores stay ignored.

const inList = (urls: readonly string[]) =>
  sql`${subPages.urlHash} in (select md5(url)::uuid from json_array_elements_text(${JSON.stringify(urls)}::json) as given (url))`;
const isGone = sql`(${subPages.status} = ${subPageStatus.Ignored} and ${subPages.removedAt} is not null)`;

export async function markPagesRemoved(db: Db, projectId: number, urls: readonly string[], now: Date): Promise<void> {
  if (urls.length === 0) return;
  await db
    .update(subPages)
    .set({ status: subPageStatus.Ignored, isConfirmed: false, removedAt: now })
    .where(and(eq(subPages.projectId, projectId), inList(urls), sql`${subPages.status} <> ${subPageStatus.Ignored}`));
}

/** Restores removed pages, as many as the plan has room for, and returns the others. */
export async function reviveRemovedPages(
  db: Db,
  projectId: number,
  urls: readonly string[],
  limit: number,
): Promise<string[]> {
  const gone = await db
    .select({ id: subPages.id, url: subPages.url })
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), inList(urls), isGone))
    .orderBy(subPages.id);
  if (gone.length === 0) return [];
  const [confirmed] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), eq(subPages.isConfirmed, true)));
  const room = Math.max(0, limit - (confirmed?.count ?? 0));
  const ids = gone.slice(0, room).map(({ id }) => id);
  if (ids.length > 0)
    await db
      .update(subPages)
      .set({ status: subPageStatus.Default, isConfirmed: true, removedAt: null })
      .where(and(eq(subPages.projectId, projectId), inArray(subPages.id, ids)));
  return gone.slice(room).map(({ url }) => url);
}

/** Marks what was read of them as outdated, except for removed pages. */
export function markPagesChanged(db: Db, projectId: number, urls: readonly string[]) {
  return db
    .update(subPages)
    .set({ dataStatus: subPageDataStatus.SitemapUpdated })
    .where(and(eq(subPages.projectId, projectId), inList(urls), sql`not ${isGone}`))
    .returning({ id: subPages.id, url: subPages.url });
}

/** Pages not read since the change, and whether they have an image to redraw. */
export function listChangedPages(db: Db, projectId: number, ids: readonly number[], readBefore: Date) {
  return db
    .select({
      id: subPages.id,
      url: subPages.url,
      hasImage: sql<boolean>`exists (select from ${ogImages} as image where image.sub_page_id = sub_pages.id and image.type = 1)`,
    })
    .from(subPages)
    .where(
      and(
        eq(subPages.projectId, projectId),
        inArray(subPages.id, [...ids]),
        sql`(${subPages.fetchedAt} is null or ${subPages.fetchedAt} < ${readBefore.toISOString()}::timestamptz)`,
      ),
    )
    .orderBy(subPages.id);
}
