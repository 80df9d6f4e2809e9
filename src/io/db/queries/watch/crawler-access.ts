import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db.ts';
import { rawRows } from '../../raw-rows.ts';
import { watchedProjectsAt } from './watched-projects.ts';

/** One page of every route: firewalls and robots.txt treat the pages of a route alike. The oldest, so that it is the same every day. */
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

/** Watched projects whose pages were not requested as each crawler for a day, or whose suspicion is to be confirmed. */
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
