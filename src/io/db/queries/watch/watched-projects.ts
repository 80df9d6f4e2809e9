import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Budget, probeEveryMs } from '#domain/watch/pace.ts';
import type { Db } from '#io/db/db.ts';
import { coveredProjects, withOwner } from '#io/db/queries/billing/covering-plan.ts';
import { atMoment } from '#io/db/queries/billing/current-plan.ts';
import { rawRows, rawTimestamp } from '#io/db/raw-rows.ts';

/** Plans with fewer events have the monthly audit instead of monitoring. */
const MIN_EVENTS = 2;

/** Interval for a plan with one event; divided by the plan's events. */
const PROBE_SECONDS = probeEveryMs(1) / 1000;

const watchedProject = {
  projectId: z.number(),
  limit: z.number(),
  used: z.number(),
  since: rawTimestamp,
  lastLookAt: rawTimestamp.nullable(),
  /** A second look is due, a page was hinted at, or a fault may be over. */
  isRequested: z.boolean(),
};
export interface WatchedProject extends Budget {
  projectId: number;
  since: Date;
  lastLookAt: Date | null;
  isRequested: boolean;
}

/**
 * Active projects with members whose plan includes the watch, as `project` with `covered` and their `plans`. `only`
 * limits this to one project and those that share its plan.
 */
export const watchedProjectsAt = (now: Date, only?: number) => sql`projects as project
    join ${coveredProjects(atMoment(now), only === undefined ? undefined : withOwner(only))} as covered on covered.project_id = project.id and project.state = 'active'
      and exists (select from user_to_project where project_id = project.id)
    join plans on plans.id = covered.plan_id and plans.monitoring_events >= ${MIN_EVENTS}`;

/**
 * The events of one website, of those that its plan shares: what it has used, and of the rest a part by its pages. Then
 * each has its own pace, and together they use no more than the plan has.
 */
const sharedEvents = (now: Date, only?: number) => sql`
    select project.id as project_id, coalesce(month.used, 0) as used, least(plans.monitoring_events, coalesce(month.used, 0) + floor(
      greatest(0, plans.monitoring_events - sum(coalesce(month.used, 0)) over plan) * known.pages / sum(known.pages) over plan
    ))::int as "limit"
    from ${watchedProjectsAt(now, only)}
    left join monitoring_months as month on month.project_id = project.id and month.month = ${monthName(now)}
    cross join lateral (select greatest(1, count(*)) as pages from sub_pages
      where project_id = project.id and status >= 0) as known
    window plan as (partition by covered.subscription_id)`;

/** Projects whose plan includes monitoring and whose site is not paused, with this month's events. */
export async function listWatchedProjects(db: Db, now: Date): Promise<WatchedProject[]> {
  return rawRows(
    db,
    watchedProject,
    sql`
    select project.id as "projectId", shared."limit", shared.used,
      coalesce(watch.since, ${now.toISOString()}::timestamptz) as since,
      (select looked_at from watched_pages where project_id = project.id and looked_at is not null
        order by looked_at desc nulls last limit 1) as "lastLookAt",
      exists (select from watched_pages where project_id = project.id
        and (confirm_at <= ${now.toISOString()}::timestamptz or hinted_at is not null))
      or exists (select from watched_pages where project_id = project.id and fault_key is not null group by fault_key
        having max(looked_at) <= ${now.toISOString()}::timestamptz - ${PROBE_SECONDS} * interval '1 second' / greatest(1, shared."limit"))
        as "isRequested"
    from (${sharedEvents(now)}) as shared join projects as project on project.id = shared.project_id
    left join watches as watch on watch.project_id = project.id
    where ${isRested(now)}
    order by project.id`,
  );
}

/** A project's part of its plan's events; null: its plan does not include the watch. */
export async function findWatchShare(db: Db, projectId: number, now: Date) {
  const [found] = await rawRows(
    db,
    { limit: z.number(), used: z.number(), isPaused: z.boolean() },
    sql`
    select shared."limit", shared.used, not ${isRested(now)} as "isPaused" from (${sharedEvents(now, projectId)}) as shared
    left join watches as watch on watch.project_id = shared.project_id
    where shared.project_id = ${projectId}`,
  );
  return found ?? null;
}

const isRested = (now: Date) =>
  sql`(watch.rests_until is null or watch.rests_until <= ${now.toISOString()}::timestamptz)`;

/** `2026-11-01` */
export const monthName = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`;

/** The row that readers and the watch lock. */
export async function addWatch(db: Db, projectId: number, now: Date): Promise<void> {
  await db.execute(sql`
    insert into watches (project_id, since) values (${projectId}, ${now.toISOString()}::timestamptz) on conflict do nothing`);
}

/** Starts the watch of a project and of its new pages. Returns how many are watched. */
export async function addWatchedPages(db: Db, projectId: number, now: Date): Promise<number> {
  await addWatch(db, projectId, now);
  await db.execute(sql`
    insert into watched_pages (sub_page_id, project_id)
    select id, project_id from sub_pages as page where project_id = ${projectId} and status >= 0
      and not exists (select from watched_pages where sub_page_id = page.id)
    on conflict do nothing`);
  // The sitemap says that the page changed after our last look. Dates in the future are ignored, as they would always
  // match.
  await db.execute(sql`
    update watched_pages as watched set hinted_at = ${now.toISOString()}::timestamptz from sub_pages as page
    where watched.project_id = ${projectId} and page.id = watched.sub_page_id and watched.hinted_at is null
      and page.last_modified_at > watched.looked_at and page.last_modified_at <= ${now.toISOString()}::timestamptz`);
  // Stop watching pages that their owner ignores.
  await db.execute(sql`
    delete from watched_pages as watched using sub_pages as page
    where watched.project_id = ${projectId} and page.id = watched.sub_page_id and page.status < 0`);
  const [counted] = await rawRows(
    db,
    { pages: z.number() },
    sql`select count(*)::int as pages from watched_pages where project_id = ${projectId}`,
  );
  return counted?.pages ?? 0;
}

/** Pauses looks, because the site wants us to come back later. */
export async function pauseWatch(db: Db, projectId: number, until: Date): Promise<void> {
  await db.execute(sql`
    update watches set rests_until = ${until.toISOString()}::timestamptz where project_id = ${projectId}`);
}
