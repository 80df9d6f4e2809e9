import { and, eq, sql } from 'drizzle-orm';
import type { SubPageResult } from '#domain/audit/scoring/sub-page-result.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { Db } from '../db.ts';
import { subPages } from '../schema/index.ts';
import { storableJson } from '../storable-json.ts';
import type { SubPageRow } from './sub-pages.ts';

export async function changeSubPage(
  db: Db,
  projectId: number,
  id: number,
  change: Partial<typeof subPages.$inferInsert>,
): Promise<SubPageRow | null> {
  const [row] = await db
    .update(subPages)
    .set(change)
    .where(and(eq(subPages.id, id), eq(subPages.projectId, projectId)))
    .returning();
  return row ?? null;
}

interface ReadData {
  title: string | null;
  imageUrl: string | null;
  metaData: MetaTagData;
  result: SubPageResult;
  etag: string | null;
  lastModifiedAt: Date | null;
}

export async function saveReadData(db: Db, projectId: number, id: number, read: ReadData) {
  const clean = JSON.parse(storableJson({ ...read, lastModifiedAt: null })) as ReadData;
  return changeSubPage(db, projectId, id, {
    ...clean,
    lastModifiedAt:
      sql`coalesce(${subPages.lastModifiedAt}, ${read.lastModifiedAt?.toISOString() ?? null}::timestamptz)` as unknown as Date,
    dataStatus: 0,
    fetchedAt: sql`now()` as unknown as Date,
  });
}

export async function deleteSubPageRow(db: Db, projectId: number, id: number) {
  const [row] = await db
    .delete(subPages)
    .where(and(eq(subPages.id, id), eq(subPages.projectId, projectId)))
    .returning({ screenshotKey: subPages.screenshotKey });
  return row ?? null;
}
