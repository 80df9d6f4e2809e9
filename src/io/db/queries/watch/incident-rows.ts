import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Cause } from '#domain/watch/name-cause.ts';
import type { Db } from '../../db.ts';
import { rawRows } from '../../raw-rows.ts';
import { incidents } from '../../schema/index.ts';

// Rows of incidents, written under the lock of the project's watch.

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

/** Adds a page, or again one that had been cleared. True if it is new to the incident. */
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

/** The page has this fault no longer; returns the incidents it was part of. */
export async function clearIncidentPage(
  db: Db,
  page: { projectId: number; subPageId: number; exceptIncident: number | null; now: Date },
): Promise<number[]> {
  const rows = await rawRows(
    db,
    { incidentId: z.number() },
    sql`
    update incident_pages as page set cleared_at = ${page.now.toISOString()}::timestamptz
    from incidents as incident
    where page.project_id = ${page.projectId} and page.sub_page_id = ${page.subPageId} and page.cleared_at is null
      and incident.id = page.incident_id and incident.cause -> 'fault' ->> 'kind' <> 'barrier'
      and page.incident_id is distinct from ${page.exceptIncident}
    returning page.incident_id as "incidentId"`,
  );
  return rows.map(({ incidentId }) => incidentId);
}

/** The page has these barriers no longer; returns the incidents it was part of. */
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

export async function countFaultyPages(db: Db, incidentId: number): Promise<number> {
  const [row] = await rawRows(
    db,
    { count: z.number() },
    sql`select count(*)::int as count from incident_pages where incident_id = ${incidentId} and cleared_at is null`,
  );
  return row?.count ?? 0;
}

export async function changeIncident(
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
