import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ScopeEntity } from '#contract/call.ts';
import type { ReportVisibility } from '#domain/access/report-visibility.ts';
import type { Db } from '#io/db/db.ts';
import { audits, crawls, projects, routes, routeTemplates, subPages } from '#io/db/schema/index.ts';
import type { ProjectRow } from './projects.ts';

// From an entity's id to its project: the first half of every access decision. Each table has a project id, so this is
// one look-up by primary key or uuid.

interface ScopedTable extends PgTable {
  id: PgColumn;
}

const tables: Record<ScopeEntity, { table: ScopedTable; projectId: PgColumn; uuid: PgColumn | null }> = {
  project: { table: projects, projectId: projects.id, uuid: projects.uuid },
  route: { table: routes, projectId: routes.projectId, uuid: routes.uuid },
  template: { table: routeTemplates, projectId: routeTemplates.projectId, uuid: routeTemplates.uuid },
  'sub-page': { table: subPages, projectId: subPages.projectId, uuid: subPages.uuid },
  crawl: { table: crawls, projectId: crawls.projectId, uuid: null },
  audit: { table: audits, projectId: audits.projectId, uuid: audits.uuid },
};

/** The entity's own id and its project's, or null if there is none. */
export async function findScope(
  db: Db,
  entity: ScopeEntity,
  idOrUuid: number | string,
): Promise<{ id: number; projectId: number } | null> {
  const { table, projectId, uuid } = tables[entity];
  if (typeof idOrUuid === 'string' && !uuid) return null;
  const column = typeof idOrUuid === 'number' ? table.id : (uuid ?? table.id);
  const isThere = sql`not exists (select from deletions where deletions.project_id = ${table}.${sql.identifier(projectId.name)})`;
  const [row] = await db
    .select({ id: table.id, projectId })
    .from(table)
    .where(and(eq(column, idOrUuid), isThere));
  return row ? { id: Number(row.id), projectId: Number(row.projectId) } : null;
}

/** As the column's default creates it. */
const newKey = sql`left(replace(gen_random_uuid()::text, '-', ''), 24)` as unknown as string;

/** Changing report access ends links from the time before keys. */
export async function changeReports(
  db: Db,
  id: number,
  change: { visibility: ReportVisibility } | 'new-key',
): Promise<ProjectRow | null> {
  const set = change === 'new-key' ? { reportKey: newKey } : { reportVisibility: change.visibility };
  const [row] = await db
    .update(projects)
    .set({ ...set, reportOpensWithoutKey: false })
    .where(eq(projects.id, id))
    .returning();
  return row ?? null;
}

/** Slugs of reports that search engines may list: public, and with a result. */
export async function listPublicReports(db: Db, most: number): Promise<string[]> {
  const hasResult = sql`exists (select from ${audits} where ${and(eq(audits.projectId, projects.id), isNotNull(audits.score))})`;
  const rows = await db
    .select({ slug: projects.slug })
    .from(projects)
    .where(and(eq(projects.reportVisibility, 'public'), hasResult))
    .orderBy(asc(projects.id))
    .limit(most);
  return rows.map(({ slug }) => slug);
}
