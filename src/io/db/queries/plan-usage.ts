import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db.ts';
import { rawRows } from '../raw-rows.ts';
import { projects } from '../schema/index.ts';

/** How much of its plan a project uses. */
export async function planUsage(db: Db, projectId: number) {
  const [row] = await db
    .select({
      subPages: sql<number>`(select count(*)::int from sub_pages where sub_pages.project_id = ${projectId})`,
      subPagesFound: projects.subPagesFound,
      users: sql<number>`${takenPlaces(projectId)}::int`,
      templatesPerRoute: sql<number>`coalesce((select count(*)::int from route_templates as template
        where template.project_id = ${projectId} and template.state = 'live' and template.route_id is not null
        group by template.route_id order by 1 desc limit 1), 0)`,
      refreshedAt: projects.subPagesFetchedAt,
      overLimitAt: projects.overLimitAt,
      createdBy: projects.createdBy,
    })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!row) throw new Error(`no project ${projectId}`);
  return row;
}

/** Members and open invitations. */
const takenPlaces = (projectId: number) => sql`(
  (select count(*) from user_to_project as member where member.project_id = ${projectId})
  + (select count(*) from invitations as waiting where waiting.project_id = ${projectId}
      and waiting.ended_at is null and waiting.expires_at > now()))`;

export async function countUsers(db: Db, projectId: number): Promise<number> {
  const rows = await rawRows(db, { count: z.number() }, sql`select ${takenPlaces(projectId)}::int as count`);
  return rows[0]?.count ?? 0;
}
