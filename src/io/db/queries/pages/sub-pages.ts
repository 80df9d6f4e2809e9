import { and, desc, eq, ilike, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SubPageResult } from '#domain/audit/scoring/score-page.ts';
import type { MetaTagData } from '#domain/meta/meta-tag-data.ts';
import type { Db } from '#io/db/db.ts';
import { likePattern } from '#io/db/queries/operation/lists.ts';
import {
  columnsToDraw,
  isBelowLanguage,
  isDrawable,
  isTranslation,
  metaToDraw,
} from '#io/db/queries/templates/og-images.ts';
import { subPages } from '#io/db/schema/index.ts';
import { storableJson } from '#io/db/storable-json.ts';

export type SubPageRow = typeof subPages.$inferSelect;

/** All columns but the metadata, which is a hundred times as long as everything else. */
const listed = {
  id: subPages.id,
  uuid: subPages.uuid,
  projectId: subPages.projectId,
  projectUuid: sql<string>`(select project.uuid from projects as project where project.id = ${subPages.projectId})`,
  url: subPages.url,
  path: subPages.path,
  status: subPages.status,
  dataStatus: subPages.dataStatus,
  type: subPages.type,
  routeId: subPages.routeId,
  routeTemplateId: subPages.routeTemplateId,
  title: subPages.title,
  imageUrl: subPages.imageUrl,
  result: subPages.result,
  lastModifiedAt: subPages.lastModifiedAt,
  fetchedAt: subPages.fetchedAt,
  screenshotKey: subPages.screenshotKey,
};
export type ListedSubPage = Pick<SubPageRow, Exclude<keyof typeof listed, 'projectUuid'>> & { projectUuid: string };

interface List {
  projectId: number;
  routeId?: number | undefined;
  search?: string | undefined;
  /** Only the ignored ones, which no other list shows. */
  ignored?: boolean;
  page: number;
  perPage: number;
}

/** Newest first, missing dates last; ignored pages are hidden. */
export async function listSubPages(db: Db, { projectId, routeId, search, ignored, page, perPage }: List) {
  const pattern = search ? likePattern(search) : null;
  const where = and(
    eq(subPages.projectId, projectId),
    ignored ? sql`${subPages.status} < 0` : sql`${subPages.status} >= 0`,
    routeId === undefined ? undefined : eq(subPages.routeId, routeId),
    pattern ? or(ilike(subPages.url, pattern), ilike(subPages.title, pattern)) : undefined,
  );
  const [items, [count]] = await Promise.all([
    db
      .select(listed)
      .from(subPages)
      .where(where)
      .orderBy(sql`${subPages.lastModifiedAt} desc nulls last`, desc(subPages.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(subPages).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

/** One page as lists show it. */
export async function findListedSubPage(db: Db, projectId: number, id: number): Promise<ListedSubPage | null> {
  const [row] = await db
    .select(listed)
    .from(subPages)
    .where(and(eq(subPages.id, id), eq(subPages.projectId, projectId)));
  return row ?? null;
}

export async function findSubPage(db: Db, projectId: number, id: number): Promise<SubPageRow | null> {
  const [row] = await db
    .select()
    .from(subPages)
    .where(and(eq(subPages.id, id), eq(subPages.projectId, projectId)));
  return row ?? null;
}

/** For jobs, which only know the page. */
export async function findSubPageById(db: Db, id: number): Promise<SubPageRow | null> {
  const [row] = await db.select().from(subPages).where(eq(subPages.id, id));
  return row ?? null;
}

export async function findSubPageByUuid(db: Db, uuid: string) {
  const [row] = await db
    .select({ projectId: subPages.projectId, screenshotKey: subPages.screenshotKey })
    .from(subPages)
    .where(eq(subPages.uuid, uuid));
  return row ?? null;
}

export async function findSubPageByUrl(db: Db, projectId: number, url: string): Promise<ListedSubPage | null> {
  const [row] = await db
    .select(listed)
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), sql`${subPages.urlHash} = md5(${url})::uuid`));
  return row ?? null;
}

/** Null: the project does not have it. `meta`: as it is drawn. */
export async function findPageToDraw(db: Db, projectId: number, url: string) {
  const [row] = await db
    .select({ id: subPages.id, ...columnsToDraw })
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), sql`${subPages.urlHash} = md5(${url})::uuid`));
  return row ? { id: row.id, meta: metaToDraw(row) } : null;
}

export type PageToShow = Pick<SubPageRow, 'id' | 'url' | 'path' | 'title' | 'type' | 'fetchedAt'> & {
  /** As it is drawn. */
  meta: MetaTagData | null;
};

/**
 * The page a template is shown on: the requested one, otherwise the route's sample page, otherwise the newest that was
 * read.
 */
export async function findPageToShow(
  db: Db,
  projectId: number,
  { routeId, subPageId }: { routeId: number | null; subPageId?: number | undefined },
): Promise<PageToShow | null> {
  const { id, path, title, type, fetchedAt } = subPages;
  const sample = sql`(select sample_sub_page_id from routes where routes.id = ${routeId})`;
  const which =
    subPageId !== undefined
      ? eq(subPages.id, subPageId)
      : and(
          sql`${subPages.status} >= 0`,
          routeId === null ? undefined : or(eq(subPages.routeId, routeId), sql`${subPages.id} = ${sample}`),
        );
  const [row] = await db
    .select({ id, path, title, type, fetchedAt, ...columnsToDraw })
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), which))
    .orderBy(
      sql`${subPages.id} = ${sample} desc nulls last`,
      sql`not ${isDrawable}`,
      isTranslation,
      isBelowLanguage,
      sql`${subPages.lastModifiedAt} desc nulls last`,
      desc(subPages.id),
    )
    .limit(1);
  if (!row) return null;
  const { metaData: _, shopData: __, ...page } = row;
  return { ...page, meta: metaToDraw(row) };
}

export async function countSubPages(db: Db, projectId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(subPages)
    .where(eq(subPages.projectId, projectId));
  return row?.count ?? 0;
}

/** All pages an audit may choose from, in short form. */
export function listAuditable(db: Db, projectId: number) {
  return db
    .select({
      id: subPages.id,
      url: subPages.url,
      routeId: subPages.routeId,
      lastModifiedAt: subPages.lastModifiedAt,
    })
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), sql`${subPages.status} >= 0`))
    .orderBy(subPages.id)
    .limit(20_000);
}

export async function knownUrls(db: Db, projectId: number): Promise<Set<string>> {
  const rows = await db.select({ url: subPages.url }).from(subPages).where(eq(subPages.projectId, projectId));
  return new Set(rows.map(({ url }) => url));
}

/** Pages whose sitemap gives no date: the server's ETag is used instead. */
export function listWithEtag(db: Db, projectId: number, max: number) {
  return db
    .select({ id: subPages.id, url: subPages.url, etag: subPages.etag })
    .from(subPages)
    .where(
      and(
        eq(subPages.projectId, projectId),
        sql`${subPages.status} >= 0 and ${subPages.dataStatus} = 0 and ${subPages.etag} is not null`,
      ),
    )
    .orderBy(sql`${subPages.fetchedAt} nulls first`)
    .limit(max);
}

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

/** Whether anything was read of the project's site. */
export async function hasReadPages(db: Db, projectId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: subPages.id })
    .from(subPages)
    .where(and(eq(subPages.projectId, projectId), isNotNull(subPages.fetchedAt)))
    .limit(1);
  return row !== undefined;
}

/** Pages of an address that was wrong. */
export async function deleteUnreadPages(db: Db, projectId: number): Promise<void> {
  await db.delete(subPages).where(and(eq(subPages.projectId, projectId), isNull(subPages.fetchedAt)));
}
