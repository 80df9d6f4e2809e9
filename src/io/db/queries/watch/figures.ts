import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { BadgeFigures } from '#domain/watch/badge.ts';
import type { Db } from '#io/db/db.ts';
import { coveredProjects } from '#io/db/queries/billing/covering-plan.ts';
import { atMoment } from '#io/db/queries/billing/current-plan.ts';
import { rawRows, rawTimestamp } from '#io/db/raw-rows.ts';
import { subPages } from '#io/db/schema/index.ts';
import { monthName, watchedProjectsAt } from './watched-projects.ts';

/** Monitoring figures for the project's screens; events are those of all projects that share its plan. */
export async function monitoringFigures(db: Db, projectId: number, now: Date, projectIds = [projectId]) {
  const [row] = await rawRows(
    db,
    {
      used: z.number(),
      since: rawTimestamp.nullable(),
      lastLookAt: rawTimestamp.nullable(),
      hasBadge: z.boolean(),
      watched: z.number(),
      seen: z.number(),
      read: z.number(),
      faulty: z.number(),
      openIncidents: z.number(),
    },
    sql`
    select
      (select coalesce(sum(used), 0)::int from monitoring_months
        where project_id = any(${sql.param(projectIds)}::int[]) and month = ${monthName(now)}) as used,
      (select since from watches where project_id = ${projectId}) as since,
      coalesce((select has_badge from watches where project_id = ${projectId}), false) as "hasBadge",
      max(looked_at) as "lastLookAt",
      count(*)::int as watched, count(looked_at)::int as seen, count(state)::int as read,
      count(fault_key)::int as faulty,
      (select count(*)::int from incidents where project_id = ${projectId} and state in ('open', 'acknowledged')) as "openIncidents"
    from watched_pages where project_id = ${projectId}`,
  );
  if (!row) throw new Error('no figures');
  return row;
}

/** The last days, oldest first, also those on which nothing was read. */
export async function listWatchDays(db: Db, projectId: number, now: Date, count: number) {
  const today = sql`${now.toISOString().slice(0, 10)}::date`;
  return rawRows(
    db,
    { day: z.string(), checked: z.number(), faulty: z.number(), incidents: z.number() },
    sql`
    select to_char(calendar.day, 'YYYY-MM-DD') as day, coalesce(known.checked, 0) as checked, coalesce(known.faulty, 0) as faulty,
      (select count(*)::int from incidents where project_id = ${projectId} and opened_at < calendar.day + interval '1 day'
        and (resolved_at is null or resolved_at >= calendar.day)) as incidents
    from generate_series(${today} - ${count - 1}::int, ${today}, interval '1 day') as calendar (day)
    left join watch_days as known on known.project_id = ${projectId} and known.day = calendar.day
    order by calendar.day`,
  );
}

export async function setBadge(db: Db, projectId: number, hasBadge: boolean): Promise<void> {
  await db.execute(sql`
    insert into watches (project_id, has_badge) values (${projectId}, ${hasBadge})
    on conflict (project_id) do update set has_badge = excluded.has_badge, updated_at = now()`);
}

/** Figures for a project's badge; null if its owner has not turned it on. */
export async function findBadgeFigures(db: Db, projectUuid: string, now: Date): Promise<BadgeFigures | null> {
  const [row] = await rawRows(
    db,
    { isWatched: z.boolean(), seen: z.number(), faulty: z.number() },
    sql`
    select
      exists (select from ${coveredProjects(atMoment(now), sql`(site.id = project.id or site.owner_id = project.owner_id)`)} as covered where covered.project_id = project.id) as "isWatched",
      (select count(*)::int from watched_pages where project_id = project.id
        and (state is not null or fault_key is not null)) as seen,
      (select count(fault_key)::int from watched_pages where project_id = project.id) as faulty
    from projects as project join watches as watch on watch.project_id = project.id and watch.has_badge
    where project.uuid = ${projectUuid} and project.state = 'active'`,
  );
  return row ?? null;
}

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

/**
 * One page per route, because firewalls and robots.txt treat a route's pages alike. Always the oldest, so that it is
 * the same every day.
 */
export async function pagesOfRoutes(db: Db, projectId: number) {
  return rawRows(
    db,
    { subPageId: z.number(), url: z.string() },
    sql`
    select distinct on (coalesce(page.route_id, 0)) page.id as "subPageId", page.url
    from watched_pages as watched join sub_pages as page on page.id = watched.sub_page_id
    where watched.project_id = ${projectId} and watched.state is not null and page.status >= 0
    order by coalesce(page.route_id, 0), page.id limit 20`,
  );
}

/** Watched projects whose last crawler check was a day ago, or whose suspicion must be confirmed. */
export async function listDueForCrawlers(db: Db, now: Date, count: number): Promise<number[]> {
  const rows = await rawRows(
    db,
    { projectId: z.number() },
    sql`
    select project.id as "projectId" from ${watchedProjectsAt(now)}
    join watches as watch on watch.project_id = project.id
    where watch.reach_at is null or watch.reach_at <= ${now.toISOString()}::timestamptz
    order by watch.reach_at nulls first, project.id limit ${count}`,
  );
  return rows.map(({ projectId }) => projectId);
}

export async function setReachAt(db: Db, projectId: number, at: Date): Promise<void> {
  await db.execute(sql`update watches set reach_at = ${at.toISOString()}::timestamptz where project_id = ${projectId}`);
}
