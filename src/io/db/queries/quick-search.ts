import { and, eq, ilike, or, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { projects, subPages, userToProject } from '../schema/index.ts';
import { likePattern } from './like-pattern.ts';

/** Of each kind; who needs more goes to the list. */
const SHOWN = 8;

interface Search {
  text: string;
  /** Null: a super admin, who finds every project, and pages of the open one. All pages of all shops are too many to read. */
  memberId: number | null;
  projectId?: number | undefined;
}

/** Projects and pages a person can open, found by a part of address or title. */
export async function quickSearch(db: Db, { text, memberId, projectId }: Search) {
  const spoken = text.replace(/^https?:\/\//i, '').replace(/^www\./i, '');
  const pattern = likePattern(spoken);
  const isMember = (project: typeof projects.id | typeof subPages.projectId) =>
    memberId === null
      ? undefined
      : sql`${project} in (select ${userToProject.projectId} from ${userToProject} where ${userToProject.userId} = ${memberId})`;
  const isOpen = sql<boolean>`${subPages.projectId} = ${projectId ?? null}::int`;
  const [foundProjects, pages] = await Promise.all([
    db
      .select()
      .from(projects)
      .where(and(isMember(projects.id), or(ilike(projects.full, pattern), ilike(projects.title, pattern))))
      .orderBy(projects.id)
      .limit(SHOWN),
    db
      .select({
        id: subPages.id,
        path: subPages.path,
        title: subPages.title,
        projectSlug: projects.slug,
        projectFull: projects.full,
      })
      .from(subPages)
      .innerJoin(projects, eq(projects.id, subPages.projectId))
      .where(
        and(
          memberId === null ? isOpen : isMember(subPages.projectId),
          sql`${subPages.status} >= 0`,
          or(ilike(subPages.path, pattern), ilike(subPages.title, pattern), ilike(subPages.url, pattern)),
        ),
      )
      .orderBy(sql`${isOpen} desc nulls last`, sql`length(${subPages.path})`, subPages.id)
      .limit(SHOWN),
  ]);
  return { projects: foundProjects, pages };
}
