import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { PageAudit } from '#domain/audit/audit-page.ts';
import { subPageResult } from '#domain/audit/scoring/score-page.ts';
import { type AuditSubPageType, auditSubPageStatus } from '#domain/enumerations.ts';
import { uniteApps } from '#domain/shop-apps/detect-shop-apps.ts';
import type { DetectedApp } from '#domain/shop-apps/shop-app.ts';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { type AuditTrigger, auditSubPages, audits, subPages } from '#io/db/schema/index.ts';
import { storableJson } from '#io/db/storable-json.ts';

export type AuditRow = typeof audits.$inferSelect;
export type AuditPageRow = typeof auditSubPages.$inferSelect;

export interface PlannedPage {
  url: string;
  subPageId: number | null;
  priority: number;
}

export async function addAudit(
  db: Db,
  {
    projectId,
    trigger,
    pages,
    pagesKnown = null,
  }: { projectId: number; trigger: AuditTrigger; pages: readonly PlannedPage[]; pagesKnown?: number | null },
): Promise<AuditRow> {
  const [audit] = await db
    .insert(audits)
    .values({ projectId, trigger, pagesPlanned: pages.length, pagesKnown })
    .returning();
  if (!audit) throw new Error('the audit was not stored');
  if (pages.length > 0)
    await db.insert(auditSubPages).values(pages.map((page) => ({ ...page, projectId, auditId: audit.id })));
  return audit;
}

export async function findAudit(db: Db, projectId: number, id: number): Promise<AuditRow | null> {
  const [row] = await db
    .select()
    .from(audits)
    .where(and(eq(audits.id, id), eq(audits.projectId, projectId)));
  return row ?? null;
}

export async function findAuditById(db: Db, id: number): Promise<AuditRow | null> {
  const [row] = await db.select().from(audits).where(eq(audits.id, id));
  return row ?? null;
}

/** The running audit of a project, if any. */
export async function findOpenAudit(db: Db, projectId: number): Promise<AuditRow | null> {
  const [row] = await db
    .select()
    .from(audits)
    .where(and(eq(audits.projectId, projectId), ne(audits.status, 'completed')))
    .orderBy(desc(audits.id))
    .limit(1);
  return row ?? null;
}

/** Whether the project was ever audited, however it went. */
export async function hasAudits(db: Db, projectId: number): Promise<boolean> {
  const [row] = await db.select({ id: audits.id }).from(audits).where(eq(audits.projectId, projectId)).limit(1);
  return row !== undefined;
}

/** The newest audit with a score, or the one before a given audit. */
export async function newestAudit(db: Db, projectId: number, beforeId?: number): Promise<AuditRow | null> {
  const [row] = await db
    .select()
    .from(audits)
    .where(
      and(
        eq(audits.projectId, projectId),
        eq(audits.status, 'completed'),
        sql`${audits.score} is not null`,
        beforeId === undefined ? undefined : lt(audits.id, beforeId),
      ),
    )
    .orderBy(desc(audits.id))
    .limit(1);
  return row ?? null;
}

export async function listAuditRows(db: Db, projectId: number, { page, perPage }: { page: number; perPage: number }) {
  const where = eq(audits.projectId, projectId);
  const [items, [count]] = await Promise.all([
    db
      .select({ audit: audits, types: typesOf })
      .from(audits)
      .where(where)
      .orderBy(desc(audits.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(audits).where(where),
  ]);
  return { items: items.map(({ audit, types }) => ({ ...audit, types })), total: count?.total ?? 0 };
}

export type TypeCounts = Record<AuditSubPageType, number>;

const countOf = (type: string) =>
  sql.raw(`'${type}', count(*) filter (where page.type = '${type}' and page.status = 1)`);
const typesOf = sql<TypeCounts>`(select json_build_object(${countOf('none')}, ${countOf('generic')}, ${countOf('static')},
  ${countOf('dynamic')}) from ${auditSubPages} as page where page.audit_id = "audits"."id")`;

/** Pages with their results, home first. */
export function listAuditPages(db: Db, auditId: number): Promise<AuditPageRow[]> {
  return db
    .select()
    .from(auditSubPages)
    .where(eq(auditSubPages.auditId, auditId))
    .orderBy(asc(auditSubPages.priority), asc(auditSubPages.id));
}

/** Only the ids of the pages, in their order: a result is a hundred times larger. */
export function listAuditPageIds(db: Db, auditId: number): Promise<Pick<AuditPageRow, 'id' | 'uuid' | 'subPageId'>[]> {
  return db
    .select({ id: auditSubPages.id, uuid: auditSubPages.uuid, subPageId: auditSubPages.subPageId })
    .from(auditSubPages)
    .where(eq(auditSubPages.auditId, auditId))
    .orderBy(asc(auditSubPages.priority), asc(auditSubPages.id));
}

/** Addresses of the pages that the newest audit with a score read. */
export async function urlsOfNewestAudit(db: Db, projectId: number): Promise<Set<string>> {
  const newest = await newestAudit(db, projectId);
  if (newest === null) return new Set();
  const rows = await db
    .select({ url: auditSubPages.url })
    .from(auditSubPages)
    .where(eq(auditSubPages.auditId, newest.id));
  return new Set(rows.map(({ url }) => url));
}

/** By id or uuid, within its audit. */
export async function findAuditPage(db: Db, auditId: number, id: number | string): Promise<AuditPageRow | null> {
  const [row] = await db
    .select()
    .from(auditSubPages)
    .where(
      and(
        eq(auditSubPages.auditId, auditId),
        typeof id === 'number' ? eq(auditSubPages.id, id) : eq(auditSubPages.uuid, id),
      ),
    );
  return row ?? null;
}

/** In any audit of a project: links to a page's report outlive the next audit. */
export async function findPageOfAnyAudit(db: Db, projectId: number, id: number | string): Promise<AuditPageRow | null> {
  const [row] = await db
    .select()
    .from(auditSubPages)
    .where(
      and(
        eq(auditSubPages.projectId, projectId),
        typeof id === 'number' ? eq(auditSubPages.id, id) : eq(auditSubPages.uuid, id),
      ),
    );
  return row ?? null;
}

/** The fields that classify the pages of a site by their images, without the results themselves. */
export async function listAuditImages(db: Db, auditId: number) {
  return db
    .select({
      id: auditSubPages.id,
      url: auditSubPages.url,
      status: auditSubPages.status,
      type: auditSubPages.type,
      score: auditSubPages.score,
      failure: auditSubPages.failure,
      priority: auditSubPages.priority,
      image: sql<PageAudit['image']>`${auditSubPages.result} -> 'image'`,
    })
    .from(auditSubPages)
    .where(eq(auditSubPages.auditId, auditId))
    .orderBy(asc(auditSubPages.priority), asc(auditSubPages.id));
}

/** The fields for comparing audits, without the results. */
export async function listScoredPages(db: Db, auditIds: readonly number[]) {
  if (auditIds.length === 0) return [];
  const rows = await db
    .select({
      auditId: auditSubPages.auditId,
      url: auditSubPages.url,
      status: auditSubPages.status,
      type: auditSubPages.type,
      score: auditSubPages.score,
    })
    .from(auditSubPages)
    .where(inArray(auditSubPages.auditId, [...auditIds]));
  return rows.map(({ status, type, score, ...page }) => {
    const isDone = status === auditSubPageStatus.Done;
    return { ...page, score: isDone ? score : null, imageType: isDone ? type : null };
  });
}

/**
 * Audits that count towards the plan's month, and the pages they read. Failed audits do not count; a cancelled one
 * counts by the pages it read, and as an audit if it read at least half.
 */
export async function auditsOfMonth(db: Db, projectIds: readonly number[]) {
  const [row] = await db
    .select({
      audits: sql<number>`(count(*) filter (where ${audits.failure} is null or ${audits.pagesDone} * 2 >= ${audits.pagesPlanned}))::int`,
      pages: sql<number>`coalesce(sum(case when ${audits.failure} is null then ${audits.pagesPlanned} else ${audits.pagesDone} end), 0)::int`,
    })
    .from(audits)
    .where(
      and(
        inArray(audits.projectId, [...projectIds]),
        inArray(audits.trigger, ['manual', 'schedule']),
        sql`(${audits.failure} is null or ${audits.failure} = 'cancelled')`,
        sql`${audits.createdAt} >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`,
      ),
    );
  return row ?? { audits: 0, pages: 0 };
}

export async function findAuditResult(db: Db, id: number): Promise<PageAudit | null> {
  const [row] = await db.select({ result: auditSubPages.result }).from(auditSubPages).where(eq(auditSubPages.id, id));
  return row?.result ?? null;
}

/** A page's result with another type; the short result changes along. */
export async function saveReclassified(db: Db, id: number, audit: PageAudit): Promise<void> {
  const result = JSON.parse(storableJson(audit)) as PageAudit;
  const [row] = await db
    .update(auditSubPages)
    .set({ result, score: audit.score.score, type: audit.imageType })
    .where(eq(auditSubPages.id, id))
    .returning({ subPageId: auditSubPages.subPageId });
  if (row?.subPageId) {
    await db
      .update(subPages)
      .set({ result: subPageResult(audit) })
      .where(eq(subPages.id, row.subPageId));
  }
}

export async function startAuditRow(db: Db, id: number) {
  await db
    .update(audits)
    .set({ status: 'in_progress', startedAt: sql`coalesce(${audits.startedAt}, now())` as unknown as Date })
    .where(and(eq(audits.id, id), ne(audits.status, 'completed')));
}

/** True for the caller that completed it: follow-ups of an audit (mails) happen once. */
export async function completeAudit(db: Db, id: number, end: { score: number | null; failure: string | null }) {
  const rows = await db
    .update(audits)
    .set({ ...end, status: 'completed', finishedAt: sql`now()` as unknown as Date })
    .where(and(eq(audits.id, id), ne(audits.status, 'completed')))
    .returning({ id: audits.id });
  return rows.length > 0;
}

export async function addDetectedApps(db: Db, auditId: number, apps: DetectedApp[]): Promise<void> {
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ known: audits.detectedApps })
      .from(audits)
      .where(eq(audits.id, auditId))
      .for('update');
    if (!row) return;
    const detectedApps = JSON.parse(storableJson(uniteApps([row.known, apps]))) as DetectedApp[];
    if (detectedApps.length === row.known.length) return;
    await transaction.update(audits).set({ detectedApps }).where(eq(audits.id, auditId));
  });
}

/** Projects whose last audit, of any kind, is a month old: active ones only, paged by id. */
export async function listDueForAudit(db: Db, { after, limit }: { after: number; limit: number }) {
  const rows = await rawRows(
    db,
    { id: z.number() },
    sql`
    select project.id from projects as project
    where project.id > ${after} and project.state = 'active' and exists (select from user_to_project where project_id = project.id)
      and project.created_at < now() - interval '1 month'
      and not exists (select from ${audits} as audit where audit.project_id = project.id and audit.created_at > now() - interval '1 month')
    order by project.id limit ${limit}`,
  );
  return rows.map(({ id }) => id);
}
