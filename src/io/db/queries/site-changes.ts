import { and, eq, inArray, sql } from 'drizzle-orm';
import { subPageDataStatus, subPageStatus } from '#domain/enumerations.ts';
import type { Db } from '../db.ts';
import { ogImages, subPages } from '../schema/index.ts';

// What a connected site says about its own pages. A page that it removed is ignored and not confirmed any more, so that
// it takes no room in the plan; its images are still served. One that a member ignores stays ignored.

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

/** Removed ones that are back, as many as the plan has room for; returns the others. */
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

/** What was read of them is outdated. Those that are removed are not among them. */
export function markPagesChanged(db: Db, projectId: number, urls: readonly string[]) {
  return db
    .update(subPages)
    .set({ dataStatus: subPageDataStatus.SitemapUpdated })
    .where(and(eq(subPages.projectId, projectId), inList(urls), sql`not ${isGone}`))
    .returning({ id: subPages.id, url: subPages.url });
}

/** Those that were not read since, and whether they have an image to follow. */
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
