import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db.ts';
import { subPages } from '../../schema/index.ts';

/** URL and path of pages, by id. */
export async function listPageAddresses(
  db: Db,
  projectId: number,
  ids: number[],
): Promise<Map<number, { url: string; path: string }>> {
  const rows = await db
    .select({ id: subPages.id, url: subPages.url, path: subPages.path })
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), inArray(subPages.id, ids)));
  return new Map(rows.map(({ id, ...page }) => [id, page]));
}
