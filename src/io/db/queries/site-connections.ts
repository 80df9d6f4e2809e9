import { and, desc, eq, ne, or, sql } from 'drizzle-orm';
import type { SiteSystem } from '#domain/site/site-system.ts';
import { hashToken, newSiteToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { projects, siteConnections, users } from '../schema/index.ts';

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

/** How many there are besides this site's own. */
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

/** The only time the token itself is returned. A site that connects again gets a new one, and the old one is dead. */
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
