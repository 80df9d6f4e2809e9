import { and, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { ogImageType } from '#domain/enumerations.ts';
import type { Db } from '../db.ts';
import { assets, ogImages, projects, routeTemplates, subPages } from '../schema/index.ts';
import { likePattern } from './like-pattern.ts';

export type OgImageRow = typeof ogImages.$inferSelect;
export type NewOgImage = Omit<
  typeof ogImages.$inferInsert,
  'id' | 'uuid' | 'createdAt' | 'updatedAt' | 'fetchedAt' | 'droppedAt'
>;
export type AssetRow = typeof assets.$inferSelect;

/**
 * A drawn image. A page's live image replaces what had the same version before. `keepsUpdatedAt`: drawn again because its
 * file was gone, which does not make it the newest.
 */
export async function upsertOgImage(db: Db, image: NewOgImage, { keepsUpdatedAt = false } = {}): Promise<OgImageRow> {
  const { storageKey, width, height, bytes, routeTemplateId, drawnFrom, isIncomplete } = image;
  const insert = db.insert(ogImages).values(image);
  const [row] = await (image.type === ogImageType.PRODUCTION
    ? insert.onConflictDoUpdate({
        target: [ogImages.subPageId, ogImages.version, ogImages.contentType],
        targetWhere: sql`${ogImages.type} = ${sql.raw(String(ogImageType.PRODUCTION))}`,
        set: {
          storageKey,
          width,
          height,
          bytes,
          routeTemplateId,
          drawnFrom,
          isIncomplete,
          fetchedAt: sql`now()`,
          droppedAt: null,
          updatedAt: keepsUpdatedAt ? sql`${ogImages.updatedAt}` : sql`now()`,
        },
      })
    : insert
  ).returning();
  if (!row) throw new Error('the picture was not stored');
  return row;
}

interface ListOf {
  projectId: number;
  routeTemplateId?: number | undefined;
  subPageId?: number | undefined;
  type?: number | undefined;
  /** In the page's path, its URL or the template's name. */
  search?: string | undefined;
  page?: number;
  perPage?: number;
}

/** Newest first, with page and template. A live image whose page is gone no longer has a URL of its own. */
export async function listOgImages(db: Db, filter: ListOf) {
  const { projectId, routeTemplateId, subPageId, type, search, page = 1, perPage = 50 } = filter;
  const pattern = search ? likePattern(search) : null;
  const where = and(
    eq(ogImages.projectId, projectId),
    routeTemplateId === undefined ? undefined : eq(ogImages.routeTemplateId, routeTemplateId),
    subPageId === undefined ? undefined : eq(ogImages.subPageId, subPageId),
    type === undefined ? undefined : sql`${ogImages.type} = ${type}`,
    sql`(${ogImages.subPageId} is not null or ${ogImages.type} <> ${ogImageType.PRODUCTION})`,
    pattern
      ? or(ilike(subPages.url, pattern), ilike(subPages.title, pattern), ilike(routeTemplates.name, pattern))
      : undefined,
  );
  const [ofPage, ofTemplate] = [
    eq(subPages.id, ogImages.subPageId),
    eq(routeTemplates.id, ogImages.routeTemplateId),
  ] as const;
  const [items, [count]] = await Promise.all([
    db
      .select({ image: ogImages, path: subPages.path, templateName: routeTemplates.name })
      .from(ogImages)
      .leftJoin(subPages, ofPage)
      .leftJoin(routeTemplates, ofTemplate)
      .where(where)
      .orderBy(desc(ogImages.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(ogImages)
      .leftJoin(subPages, ofPage)
      .leftJoin(routeTemplates, ofTemplate)
      .where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

/** For the draft and demo hosts, which know only uuids. */
export async function findStoredImage(db: Db, projectUuid: string, imageUuid: string, type: OgImageRow['type']) {
  const [row] = await db
    .select({ storageKey: ogImages.storageKey, contentType: ogImages.contentType })
    .from(ogImages)
    .innerJoin(projects, eq(projects.id, ogImages.projectId))
    .where(and(eq(ogImages.uuid, imageUuid), eq(projects.uuid, projectUuid), eq(ogImages.type, type)));
  return row ?? null;
}

/** What a project's templates may use. */
export function listAssetRows(db: Db, projectId: number): Promise<AssetRow[]> {
  return db.select().from(assets).where(eq(assets.projectId, projectId)).orderBy(assets.id);
}
