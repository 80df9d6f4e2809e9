import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Cause } from '#domain/watch/find-faults.ts';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { incidents } from '#io/db/schema/index.ts';

// Rows of incidents. Callers must hold the lock of the project's watch.

export type IncidentRow = typeof incidents.$inferSelect;

/** Not resolved, newest first. */
export async function listRunningIncidents(db: Db, projectId: number): Promise<IncidentRow[]> {
  return db
    .select()
    .from(incidents)
    .where(and(eq(incidents.projectId, projectId), ne(incidents.state, 'resolved')))
    .orderBy(desc(incidents.id));
}

export async function addIncident(
  db: Db,
  given: { projectId: number; causeKey: string; cause: Cause; now: Date },
): Promise<IncidentRow> {
  const { projectId, causeKey, cause, now } = given;
  const [row] = await db
    .insert(incidents)
    .values({ projectId, causeKey, cause, lastPageAt: now, createdAt: now })
    .returning();
  if (!row) throw new Error('the incident was not stored');
  return row;
}

/** Adds a page, or reopens one that was cleared. True if it was not affected before. */
export async function addIncidentPage(
  db: Db,
  page: { incidentId: number; projectId: number; subPageId: number; now: Date },
): Promise<boolean> {
  const at = sql`${page.now.toISOString()}::timestamptz`;
  const rows = await rawRows(
    db,
    { isNew: z.boolean() },
    sql`
    insert into incident_pages as known (incident_id, sub_page_id, project_id, since)
    values (${page.incidentId}, ${page.subPageId}, ${page.projectId}, ${at})
    on conflict (incident_id, sub_page_id) do update set cleared_at = null,
      since = case when known.cleared_at is null then known.since else excluded.since end
    where known.cleared_at is not null
    returning true as "isNew"`,
  );
  return rows.length > 0;
}

/** Marks pages as no longer affected. Returns the incidents they were part of. */
export async function clearIncidentPages(
  db: Db,
  pages: { projectId: number; subPageIds: readonly number[]; exceptIncident: number | null; now: Date },
): Promise<number[]> {
  if (pages.subPageIds.length === 0) return [];
  const rows = await rawRows(
    db,
    { incidentId: z.number() },
    sql`
    update incident_pages as page set cleared_at = ${pages.now.toISOString()}::timestamptz
    from incidents as incident
    where page.project_id = ${pages.projectId} and page.sub_page_id = any(${sql.param([...pages.subPageIds])}::int[])
      and page.cleared_at is null
      and incident.id = page.incident_id and incident.cause -> 'fault' ->> 'kind' <> 'barrier'
      and page.incident_id is distinct from ${pages.exceptIncident}
    returning page.incident_id as "incidentId"`,
  );
  return rows.map(({ incidentId }) => incidentId);
}

/** Clears all barriers of the page except the given incidents. Returns the incidents it was part of. */
export async function clearBarrierPage(
  db: Db,
  page: { projectId: number; subPageId: number; except: readonly number[]; now: Date },
): Promise<number[]> {
  const rows = await rawRows(
    db,
    { incidentId: z.number() },
    sql`
    update incident_pages as page set cleared_at = ${page.now.toISOString()}::timestamptz
    from incidents as incident
    where page.project_id = ${page.projectId} and page.sub_page_id = ${page.subPageId} and page.cleared_at is null
      and incident.id = page.incident_id and incident.cause -> 'fault' ->> 'kind' = 'barrier'
      and page.incident_id <> all(${sql.param([...page.except])}::int[])
    returning page.incident_id as "incidentId"`,
  );
  return rows.map(({ incidentId }) => incidentId);
}

/** Clears barriers of pages that are no longer requested, because another page now represents their route. */
export async function clearOtherBarrierPages(
  db: Db,
  { projectId, requested, now }: { projectId: number; requested: readonly number[]; now: Date },
): Promise<void> {
  await db.execute(sql`
    update incident_pages as page set cleared_at = ${now.toISOString()}::timestamptz
    from incidents as incident
    where page.project_id = ${projectId} and page.cleared_at is null and page.sub_page_id <> all(${sql.param([...requested])}::int[])
      and incident.id = page.incident_id and incident.cause -> 'fault' ->> 'kind' = 'barrier'`);
}

/** Clears pages that are no longer watched because their owner ignores them: no look would ever clear them. */
export async function clearUnwatchedPages(db: Db, projectId: number, now: Date): Promise<void> {
  await db.execute(sql`
    update incident_pages as page set cleared_at = ${now.toISOString()}::timestamptz
    where page.project_id = ${projectId} and page.cleared_at is null
      and not exists (select from watched_pages where sub_page_id = page.sub_page_id)`);
}

/** Incidents that a page is still affected by. */
export async function incidentsOfPage(db: Db, projectId: number, subPageId: number): Promise<number[]> {
  const rows = await rawRows(
    db,
    { id: z.number() },
    sql`select incident_id as id from incident_pages
      where project_id = ${projectId} and sub_page_id = ${subPageId} and cleared_at is null`,
  );
  return rows.map(({ id }) => id);
}

/** The number of pages still affected, by incident. */
export async function countFaultyPages(db: Db, incidentIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await rawRows(
    db,
    { id: z.number(), count: z.number() },
    sql`select incident_id as id, count(*)::int as count from incident_pages
      where incident_id = any(${sql.param([...incidentIds])}::int[]) and cleared_at is null group by incident_id`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function updateIncidentRow(
  db: Db,
  { id, projectId }: Pick<IncidentRow, 'id' | 'projectId'>,
  change: Partial<
    Pick<IncidentRow, 'state' | 'openedAt' | 'resolvedAt' | 'lastPageAt' | 'cause' | 'note' | 'changedBy'>
  >,
): Promise<void> {
  await db
    .update(incidents)
    .set(change)
    .where(and(eq(incidents.id, id), eq(incidents.projectId, projectId)));
}

export async function deleteIncident(db: Db, { id, projectId }: Pick<IncidentRow, 'id' | 'projectId'>): Promise<void> {
  await db.delete(incidents).where(and(eq(incidents.id, id), eq(incidents.projectId, projectId)));
}

/** Deletes incidents resolved long ago, with their pages. */
export async function clearOldIncidents(db: Db, before: Date): Promise<void> {
  await db.execute(sql`
    delete from incidents where state = 'resolved' and resolved_at < ${before.toISOString()}::timestamptz`);
}
