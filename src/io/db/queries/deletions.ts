import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import {
  audits,
  checkerRequests,
  deletions,
  demoCaseStudies,
  demoCaseStudySubPages,
  projects,
} from '../schema/index.ts';

export type DeletionRow = typeof deletions.$inferSelect;

/** A project may have millions of crawl rows, which a trigger deletes in the same statement. */
const DELETE_TIMEOUT = '10min';

/** Storage folders in which a project has its own folder. */
const projectFolders = ['images', 'assets', 'previews', 'screenshots', 'snapshots'] as const;
export const foldersOfProject = (uuid: string): string[] => projectFolders.map((folder) => `${folder}/${uuid}`);

/** All rows of a project and, in the same step, the record of its files to delete. False: it is already gone. */
export async function deleteProjectRows(db: Db, project: { id: number; uuid: string }): Promise<boolean> {
  const { id, uuid } = project;
  await db.execute(sql`set local statement_timeout = ${sql.raw(`'${DELETE_TIMEOUT}'`)}`);
  // Locked first: later writes to the project wait, and then find no project.
  const [held] = await db.select({ id: projects.id }).from(projects).where(eq(projects.id, id)).for('update');
  if (!held) return false;
  const reports = await db.select({ uuid: audits.uuid }).from(audits).where(eq(audits.projectId, id));
  const demos = db.select({ id: demoCaseStudies.id }).from(demoCaseStudies).where(eq(demoCaseStudies.projectId, id));
  const demoPages = await db
    .select({ id: demoCaseStudySubPages.id })
    .from(demoCaseStudySubPages)
    .where(inArray(demoCaseStudySubPages.demoCaseStudyId, demos));
  await db.insert(deletions).values({
    projectId: id,
    projectUuid: uuid,
    folders: [...foldersOfProject(uuid), ...reports.map((audit) => `reports/${audit.uuid}`)],
    files: demoPages.map((page) => `demo-pages/${page.id}.jpg`),
  });
  // These two are not deleted by cascade, because other rows depend on them.
  await db.delete(demoCaseStudies).where(eq(demoCaseStudies.projectId, id));
  await db.delete(checkerRequests).where(eq(checkerRequests.projectId, id));
  await db.delete(projects).where(eq(projects.id, id));
  return true;
}

export function listDueDeletions(db: Db, most: number): Promise<DeletionRow[]> {
  return db.select().from(deletions).where(lte(deletions.dueAt, sql`now()`)).orderBy(asc(deletions.dueAt)).limit(most);
}

/** A pass was completed. `againInMinutes` null: it was the last one. */
export async function finishPass(db: Db, id: number, filesDeleted: number, againInMinutes: number | null) {
  await db
    .update(deletions)
    .set({
      passes: sql`${deletions.passes} + 1`,
      filesDeleted: sql`${deletions.filesDeleted} + ${filesDeleted}`,
      dueAt:
        againInMinutes === null ? null : (sql`now() + make_interval(mins => ${againInMinutes})` as unknown as Date),
      error: null,
    })
    .where(eq(deletions.id, id));
}

/** Not completed: it stays due. */
export async function recordFailedPass(db: Db, id: number, error: string) {
  await db
    .update(deletions)
    .set({ error: error.slice(0, 500) })
    .where(eq(deletions.id, id));
}

/** All of them each time: a slow deletion appears after those that began later. */
export function listRecentDeletions(db: Db, seconds: number) {
  return db
    .select({ projectId: deletions.projectId, projectUuid: deletions.projectUuid })
    .from(deletions)
    .where(gt(deletions.createdAt, sql`now() - make_interval(secs => ${seconds})`));
}

export async function clearOldDeletions(db: Db, days: number) {
  const tooOld = lt(deletions.createdAt, sql`now() - make_interval(days => ${days})`);
  await db.delete(deletions).where(and(tooOld, isNull(deletions.dueAt)));
}
