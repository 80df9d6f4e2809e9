import { and, asc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import { languages } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { demoPageFile } from '#io/db/queries/audits/demo-case-studies.ts';
import { DELETION_PREFIX } from '#io/db/queries/operation/jobs.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import {
  apiTokens,
  audits,
  checkerRequests,
  deletions,
  demoCaseStudies,
  demoCaseStudySubPages,
  invitations,
  jobProgress,
  projects,
  siteChecks,
  siteConnectCodes,
  siteConnections,
  siteCrawls,
  userToProject,
  watches,
  webhookEndpoints,
} from '#io/db/schema/index.ts';
import { isNotDeleted } from './projects.ts';

export type DeletionRow = typeof deletions.$inferSelect;

/** Storage folders in which a project has its own folder. */
const projectFolders = ['images', 'assets', 'previews', 'screenshots', 'snapshots'] as const;
export const foldersOfProject = (uuid: string): string[] => projectFolders.map((folder) => `${folder}/${uuid}`);

/**
 * Marks a project as deleted: from then on nobody finds it (`isNotDeleted`), and the record says which rows and files
 * remain to be deleted. False: it is already gone. Takes no lock that an audit waits for: tables that grow are left to
 * the job.
 */
export async function markProjectDeleted(db: Db, project: { id: number; uuid: string }): Promise<boolean> {
  const { id, uuid } = project;
  const held = await db.select({ id: projects.id }).from(projects).where(isProject(id)).for('no key update');
  if (held.length === 0) return false;
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
    files: demoPages.flatMap((page) => [null, ...languages].map((language) => demoPageFile(page.id, language))),
  });
  await db
    .update(projects)
    .set({ ownerId: null, reportVisibility: 'off', reportOpensWithoutKey: false })
    .where(eq(projects.id, id));
  // These two are not deleted by cascade, because other rows depend on them.
  await db.delete(demoCaseStudies).where(eq(demoCaseStudies.projectId, id));
  await db.delete(checkerRequests).where(eq(checkerRequests.projectId, id));
  // Rows that grant access or send something are few, and deleted at once.
  for (const table of [userToProject, invitations, apiTokens, watches, siteConnections, siteConnectCodes, siteChecks])
    await db.delete(table).where(eq(table.projectId, id));
  await db.update(webhookEndpoints).set({ pausedAt: sql`now()` }).where(eq(webhookEndpoints.projectId, id));
  for (const { table, column } of await tablesOfProjects(db, 'n'))
    await db.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = null where ${sql.identifier(column)} = ${id}`,
    );
  return true;
}

const isProject = (id: number) => and(eq(projects.id, id), isNotDeleted);

/** Projects that were marked and still have rows, the oldest first. */
export function listMarkedProjects(db: Db) {
  return db
    .select({
      projectId: deletions.projectId,
      site: projects.address,
      since: deletions.createdAt,
      rowsDeleted: deletions.rowsDeleted,
      percent: sql<number>`coalesce((select max(${jobProgress.percent}) from ${jobProgress}
        where ${jobProgress.name} = ${DELETION_PREFIX} || ${deletions.projectId}), 0)`,
    })
    .from(deletions)
    .innerJoin(projects, eq(projects.id, deletions.projectId))
    .orderBy(asc(deletions.id));
}

interface ProjectTable {
  table: string;
  column: string;
}

/**
 * Tables that refer to projects, by what happens to their rows: deleted (`c`), or released (`n`). Partitions on their
 * own, and those that others refer to after the others.
 */
async function tablesOfProjects(db: Db, action: 'c' | 'n'): Promise<ProjectTable[]> {
  const found = await rawRows(
    db,
    { table: z.string(), column: z.string(), parents: z.array(z.string()) },
    sql`
    with own as (
      select con.conrelid as oid, att.attname as column from pg_constraint con
      join pg_class c on c.oid = con.conrelid and c.relkind = 'r'
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
      where con.contype = 'f' and con.confrelid = 'projects'::regclass and con.confdeltype = ${action}
      union select inhrelid, 'project_id' from pg_inherits where inhparent = 'crawls'::regclass and ${action} = 'c')
    select own.oid::regclass::text as table, own.column, coalesce((
      select array_agg(distinct fk.confrelid::regclass::text) from pg_constraint fk
      where fk.contype = 'f' and fk.conrelid = own.oid and fk.confrelid <> fk.conrelid), '{}') as parents
    from own order by 1, 2`,
  );
  const sorted: ProjectTable[] = [];
  let waiting = found;
  while (waiting.length > 0) {
    const free = waiting.filter(({ table }) => !waiting.some((other) => other.parents.includes(table)));
    // A circle of tables: one of them has to be first.
    const next = free.length > 0 ? free : waiting.slice(0, 1);
    sorted.push(...next.map(({ table, column }) => ({ table, column })));
    waiting = waiting.filter((one) => !next.includes(one));
  }
  return sorted;
}

/** Shorter than the time after which PostgreSQL ends one side of a deadlock: it is never the other side that fails. */
const LOCK_TIMEOUT = '500ms';

/** SQLSTATE: the lock was not available in time, or a deadlock was ended. */
const lockedStates = new Set(['55P03', '40P01']);

/**
 * Deletes up to `limit` rows of a marked project, those that others refer to last; 0: only the project itself was left,
 * and is gone. Rows that others are working on are left for the next call; null: nothing else was left.
 */
export async function deleteProjectSlice(db: Db, id: number, limit: number): Promise<number | null> {
  try {
    return await db.transaction(async (inner) => {
      await inner.execute(sql`set local lock_timeout = ${sql.raw(`'${LOCK_TIMEOUT}'`)}`);
      for (const { table, column } of await tablesOfProjects(inner, 'c')) {
        const count = await deleteSome(inner, { table, column }, id, limit);
        if (count > 0) {
          await addDeletedRows(inner, id, count);
          return count;
        }
      }
      await inner.delete(projects).where(eq(projects.id, id));
      return 0;
    });
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null;
    if (cause instanceof Error && 'code' in cause && lockedStates.has(String(cause.code))) return null;
    throw error;
  }
}

async function deleteSome(db: Db, { table, column }: ProjectTable, id: number, limit: number): Promise<number> {
  const [name, of] = [sql.identifier(table), sql.identifier(column)];
  const rows = await rawRows(
    db,
    { count: z.number() },
    sql`
    with gone as (delete from ${name} where ctid = any (array(
      select ctid from ${name} where ${of} = ${id} limit ${limit} for update skip locked)) returning 1)
    select count(*)::int as count from gone`,
  );
  return rows[0]?.count ?? 0;
}

/** Of a table: counting more would take as long as deleting them. */
const MAX_COUNTED = 100_000;

/** How many rows a marked project still has; where it has very many, at least that many. */
export async function countRowsLeft(db: Db, id: number): Promise<number> {
  let left = 0;
  for (const { table, column } of await tablesOfProjects(db, 'c')) {
    const [name, of] = [sql.identifier(table), sql.identifier(column)];
    const first = sql`select 1 from ${name} where ${of} = ${id} limit ${MAX_COUNTED}`;
    const query = sql`select count(*)::int as count from (${first}) as first_rows`;
    left += (await rawRows(db, { count: z.number() }, query))[0]?.count ?? 0;
  }
  return left;
}

async function addDeletedRows(db: Db, projectId: number, count: number) {
  await db
    .update(deletions)
    .set({ rowsDeleted: sql`${deletions.rowsDeleted} + ${count}` })
    .where(eq(deletions.projectId, projectId));
}

/** Its crawls end, so that nobody adds rows while they are deleted, and its name is free for another project. */
export async function releaseMarkedProject(db: Db, id: number): Promise<void> {
  await db
    .update(siteCrawls)
    .set({ state: 'stopped', finishedAt: sql`now()` })
    .where(and(eq(siteCrawls.projectId, id), eq(siteCrawls.state, 'running')));
  await db
    .update(projects)
    .set({ slug: `deleted-${id}` })
    .where(eq(projects.id, id));
}

export function listDueDeletions(db: Db, limit: number): Promise<DeletionRow[]> {
  return db.select().from(deletions).where(lte(deletions.dueAt, sql`now()`)).orderBy(asc(deletions.dueAt)).limit(limit);
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

/** Records a pass that failed; the deletion stays due. */
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
  // The mark of a project that is not deleted yet stays: without it people would find it again.
  const isGone = sql`not exists (select from ${projects} where ${projects.id} = ${deletions.projectId})`;
  await db.delete(deletions).where(and(tooOld, isNull(deletions.dueAt), isGone));
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
