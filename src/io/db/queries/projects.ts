import { and, eq, ilike, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { projects, userToProject } from '../schema/index.ts';
import { likePattern } from './like-pattern.ts';

export type ProjectRow = typeof projects.$inferSelect;

export async function findProject(db: Db, id: number): Promise<ProjectRow | null> {
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  return row ?? null;
}

interface List {
  /** Null: every project (super admin). */
  memberId: number | null;
  page: number;
  perPage: number;
  search?: string | undefined;
}

/** Projects a person can open, searched by address as people say it: without protocol and www. */
export async function listProjects(db: Db, { memberId, page, perPage, search }: List) {
  const spoken = sql`regexp_replace(${projects.full}, '^https?://(www\\.)?', '')`;
  const wanted = search?.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  const where = and(
    memberId === null
      ? undefined
      : sql`exists (select from ${userToProject} where ${userToProject.projectId} = ${projects.id} and ${userToProject.userId} = ${memberId})`,
    wanted ? ilike(spoken, likePattern(wanted)) : undefined,
  );
  const [items, [count]] = await Promise.all([
    db
      .select()
      .from(projects)
      .where(where)
      .orderBy(projects.id)
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(projects).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}
