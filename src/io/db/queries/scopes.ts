import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ScopeEntity } from '#contract/call.ts';
import type { Db } from '../db.ts';
import { audits, crawls, projects, routes, routeTemplates, subPages } from '../schema/index.ts';

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
  const [row] = await db.select({ id: table.id, projectId }).from(table).where(eq(column, idOrUuid));
  return row ? { id: Number(row.id), projectId: Number(row.projectId) } : null;
}
