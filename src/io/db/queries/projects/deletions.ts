import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import {
  audits,
  checkerRequests,
  deletions,
  demoCaseStudies,
  demoCaseStudySubPages,
  projects,
} from '#io/db/schema/index.ts';

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

// Which files rows name, for the collector of files (flows/backup-and-files/collect-files.ts). Images dropped on purpose name none.

export async function listFileOwners(db: Db): Promise<string[]> {
  return (await db.select({ uuid: projects.uuid }).from(projects)).map(({ uuid }) => uuid);
}

/** The keys of one project below `folder/`. */
export async function fileKeysOf(db: Db, folder: string, projectUuid: string): Promise<Set<string>> {
  const rows = await rawRows(
    db,
    { key: z.string() },
    sql`
    with project as (select id, fallback_image_key, agency_look from ${projects} where uuid = ${projectUuid}), named as (
      select storage_key as key from og_images where project_id = (select id from project) and dropped_at is null
      union select file_key from assets where project_id = (select id from project)
      union select fallback_image_key from project
      union select agency_look -> 'logo' ->> 'key' from project
      union select preview_image_key from routes where project_id = (select id from project)
      union select screenshot_key from sub_pages where project_id = (select id from project)
      union select image_key from page_snapshots where project_id = (select id from project))
    select key from named where key is not null and starts_with(key, ${`${folder}/`})`,
  );
  return new Set(rows.map(({ key }) => key));
}

export async function isAudit(db: Db, uuid: string): Promise<boolean> {
  return (await db.select({ id: audits.id }).from(audits).where(eq(audits.uuid, uuid))).length > 0;
}

export async function isDemoPage(db: Db, id: number): Promise<boolean> {
  const page = eq(demoCaseStudySubPages.id, id);
  return (await db.select({ id: demoCaseStudySubPages.id }).from(demoCaseStudySubPages).where(page)).length > 0;
}
