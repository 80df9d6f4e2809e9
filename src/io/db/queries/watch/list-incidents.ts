import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Cause } from '#domain/watch/find-faults.ts';
import { type IncidentState, incidentStates } from '#domain/watch/incident.ts';
import type { PageState } from '#domain/watch/page-state.ts';
import type { Db } from '#io/db/db.ts';
import { rawRows, rawTimestamp } from '#io/db/raw-rows.ts';

const shown = {
  id: z.number(),
  uuid: z.string(),
  state: z.enum(incidentStates),
  cause: z.custom<Cause>(),
  openedAt: rawTimestamp.nullable(),
  resolvedAt: rawTimestamp.nullable(),
  note: z.string().nullable(),
  pages: z.number(),
  allPages: z.number(),
  routes: z.array(z.string()),
};
export type ShownIncident = z.output<z.ZodObject<typeof shown>>;

const columns = sql`incident.id, incident.uuid, incident.state, incident.cause, incident.opened_at as "openedAt",
  incident.resolved_at as "resolvedAt", incident.note,
  (select count(*)::int from incident_pages where incident_id = incident.id and cleared_at is null) as pages,
  (select count(*)::int from incident_pages where incident_id = incident.id) as "allPages",
  (select coalesce(json_agg(distinct route.path), '[]') from incident_pages as page
    join sub_pages on sub_pages.id = page.sub_page_id join routes as route on route.id = sub_pages.route_id
    where page.incident_id = incident.id) as routes`;

/** Leaves out suspected incidents, which are not confirmed yet. */
export async function listIncidents(
  db: Db,
  projectId: number,
  { page, perPage, only }: { page: number; perPage: number; only: 'running' | 'all' },
): Promise<{ items: ShownIncident[]; total: number }> {
  const states: readonly IncidentState[] =
    only === 'running' ? ['open', 'acknowledged', 'muted'] : ['open', 'acknowledged', 'muted', 'resolved'];
  const where = sql`incident.project_id = ${projectId} and incident.state = any(${sql.param([...states])}::text[])`;
  const [items, [count]] = await Promise.all([
    rawRows(
      db,
      shown,
      sql`select ${columns} from incidents as incident where ${where}
        order by array_position(array['open', 'acknowledged', 'muted'], incident.state) nulls last, incident.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    rawRows(db, { total: z.number() }, sql`select count(*)::int as total from incidents as incident where ${where}`),
  ]);
  return { items, total: count?.total ?? 0 };
}

/**
 * Faults that were seen once, that of the most pages first: one sentence names the first alone. `confirmAt`: when the
 * second look is due.
 */
export async function listSuspicions(db: Db, projectId: number) {
  return rawRows(
    db,
    { cause: z.custom<Cause>(), pages: z.number(), since: rawTimestamp, confirmAt: rawTimestamp.nullable() },
    sql`
    select incident.cause, incident.created_at as since, count(page.sub_page_id)::int as pages,
      min(watched.confirm_at) as "confirmAt"
    from incidents as incident
    join incident_pages as page on page.incident_id = incident.id and page.cleared_at is null
    join watched_pages as watched on watched.sub_page_id = page.sub_page_id
    where incident.project_id = ${projectId} and incident.state = 'suspected'
    group by incident.id order by pages desc, incident.id desc`,
  );
}

export async function findIncident(db: Db, projectId: number, id: number | string): Promise<ShownIncident | null> {
  const [row] = await rawRows(
    db,
    shown,
    sql`select ${columns} from incidents as incident
      where incident.project_id = ${projectId} and ${typeof id === 'number' ? sql`incident.id = ${id}` : sql`incident.uuid = ${id}`} and incident.state <> 'suspected'`,
  );
  return row ?? null;
}

const example = {
  incidentId: z.number(),
  subPageId: z.number(),
  url: z.string(),
  beforeAt: rawTimestamp.nullable(),
  before: z.custom<PageState>().nullable(),
  hasBefore: z.boolean(),
  afterAt: rawTimestamp.nullable(),
  after: z.custom<PageState>().nullable(),
  hasAfter: z.boolean(),
};

/** For each incident one of its pages, still affected if possible, as it was before and since. */
export async function listExamples(db: Db, projectId: number, incidentIds: readonly number[]) {
  const rows = await rawRows(
    db,
    example,
    sql`
    select wanted.id as "incidentId", page.sub_page_id as "subPageId", page.url,
      before.seen_at as "beforeAt", before.state as before, before.image_key is not null as "hasBefore",
      after.seen_at as "afterAt", after.state as after, after.image_key is not null as "hasAfter"
    from unnest(${sql.param([...incidentIds])}::int[]) as wanted (id)
    join lateral (
      select affected.sub_page_id, affected.since, sub_pages.url from incident_pages as affected
      join sub_pages on sub_pages.id = affected.sub_page_id
      where affected.incident_id = wanted.id and affected.project_id = ${projectId}
      order by affected.cleared_at is not null, sub_pages.path limit 1) as page on true
    left join lateral (
      select seen_at, state, image_key from page_snapshots
      where sub_page_id = page.sub_page_id and seen_at < page.since order by seen_at desc limit 1) as before on true
    left join lateral (
      select seen_at, state, image_key from page_snapshots
      where sub_page_id = page.sub_page_id and seen_at = page.since limit 1) as after on true`,
  );
  return new Map(rows.map((row) => [row.incidentId, row]));
}

const affected = {
  subPageId: z.number(),
  path: z.string(),
  title: z.string().nullable(),
  since: rawTimestamp,
  clearedAt: rawTimestamp.nullable(),
  before: rawTimestamp.nullable(),
  after: rawTimestamp.nullable(),
};

/** Pages that are still affected come first. `before` and `after`: the snapshots to compare. */
export async function listIncidentPages(
  db: Db,
  { projectId, incidentId, page, perPage }: { projectId: number; incidentId: number; page: number; perPage: number },
) {
  const where = sql`affected.project_id = ${projectId} and affected.incident_id = ${incidentId}`;
  const [items, [count]] = await Promise.all([
    rawRows(
      db,
      affected,
      sql`
      select affected.sub_page_id as "subPageId", page.path, page.title, affected.since, affected.cleared_at as "clearedAt",
        (select max(seen_at) from page_snapshots where sub_page_id = page.id and seen_at < affected.since) as before,
        (select max(seen_at) from page_snapshots where sub_page_id = page.id and seen_at <= affected.since) as after
      from incident_pages as affected join sub_pages as page on page.id = affected.sub_page_id
      where ${where} order by affected.cleared_at is not null, page.path limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    rawRows(
      db,
      { total: z.number() },
      sql`select count(*)::int as total from incident_pages as affected where ${where}`,
    ),
  ]);
  return { items, total: count?.total ?? 0 };
}
