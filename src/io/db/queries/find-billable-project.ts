import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { projects, subscriptions, userToProject } from '../schema/index.ts';
import type { ProjectRow } from './projects.ts';

/** The project whose plan gives a person more domains: one they created and manage, first one that has a plan. */
export async function findBillableProject(db: Db, userId: number): Promise<ProjectRow | null> {
  const hasPlan = sql`exists (select from ${subscriptions} as own
    where own.project_id = ${projects.id} and own.state in ('active', 'trial'))`;
  const [row] = await db
    .select({ project: projects })
    .from(projects)
    .innerJoin(userToProject, and(eq(userToProject.projectId, projects.id), eq(userToProject.userId, userId)))
    .where(and(eq(projects.createdBy, userId), eq(userToProject.role, 'admin')))
    .orderBy(desc(hasPlan), desc(projects.id))
    .limit(1);
  return row?.project ?? null;
}
