import { and, desc, eq, gt, inArray, isNull, like, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { jobs as list } from '#contract/admin-lists/operation.ts';
import type { Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { rawCount, rawRows, rawTimestamp } from '#io/db/raw-rows.ts';
import { jobProgress } from '#io/db/schema/index.ts';
import { type ListPage, likePattern, type OrderColumns, orderBy } from './lists.ts';

const JobState = z.enum(['created', 'retry', 'active', 'completed', 'cancelled', 'failed']);
type JobState = z.output<typeof JobState>;

const jobRow = {
  id: z.string(),
  name: z.string(),
  state: JobState,
  retry_count: z.number(),
  created_on: rawTimestamp,
  started_on: rawTimestamp.nullable(),
  completed_on: rawTimestamp.nullable(),
  output: z.unknown(),
  data: z.record(z.string(), z.unknown()).nullable(),
  total: z.number(),
};

/** Each turn of a long job allows one attempt more (queue.ts): those are not failures. */
const failures = sql`retry_count - greatest(0, retry_limit - coalesce(
  (select queue.retry_limit from pgboss.queue where queue.name = job.name), retry_limit))`;

const order: OrderColumns<typeof list> = {
  name: sql`name`,
  state: sql`state`,
  tries: failures,
  date: sql`coalesce(completed_on, started_on, created_on)`,
};

interface List extends ListPage<typeof list> {
  state?: JobState | undefined;
}

/** The queue from pg-boss' own table, newest first, with counts per state. Its own maintenance jobs are omitted. */
export async function listJobs(db: Db, { page, perPage, search, state, ...wanted }: List) {
  const pattern = search ? likePattern(search) : null;
  const [rows, counted] = await Promise.all([
    rawRows(
      db,
      jobRow,
      sql`
      select id, name, state, ${failures} as retry_count, created_on, started_on, completed_on, output, data, count(*) over ()::int as total
      from pgboss.job
      where name not like '\\_\\_pgboss%' and (${state ?? null}::text is null or state::text = ${state ?? null})
        and (${pattern}::text is null or name ilike ${pattern} or data::text ilike ${pattern})
      order by ${orderBy(order, wanted, sql`created_on desc, id`)}
      limit ${perPage} offset ${(page - 1) * perPage}`,
    ),
    rawRows(
      db,
      { state: z.string(), count: z.number() },
      sql`select state::text, count(*)::int as count from pgboss.job where name not like '\\_\\_pgboss%' group by state`,
    ),
  ]);
  return {
    total: rows[0]?.total ?? 0,
    counts: Object.fromEntries(counted.map((row) => [row.state, row.count])),
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      state: row.state,
      retryCount: row.retry_count,
      createdAt: row.created_on.toISOString(),
      startedAt: row.started_on?.toISOString() ?? null,
      finishedAt: row.completed_on?.toISOString() ?? null,
      error: row.state === 'failed' || row.state === 'retry' ? messageOf(row.output) : '',
      payload: row.data ?? {},
    })),
  };
}

function messageOf(output: unknown): string {
  if (typeof output === 'object' && output && 'message' in output) return String(output.message);
  return output ? JSON.stringify(output).slice(0, 500) : '';
}

const failedJob = {
  id: z.string(),
  name: z.string(),
  failed_on: rawTimestamp.nullable(),
  retry_count: z.number(),
  output: z.unknown(),
  data: z.record(z.string(), z.unknown()).nullable(),
  total: rawCount,
};

/** Jobs that used up their retries, from pg-boss' own table: the dead letters shown to the super admin. */
export async function listFailedJobs(
  db: Db,
  { page, perPage, search }: { page: number; perPage: number; search?: string | undefined },
) {
  const rows = await rawRows(
    db,
    failedJob,
    sql`
    select id, name, completed_on as failed_on, ${failures} as retry_count, output, data, count(*) over () as total
    from pgboss.job where state = 'failed' and (${search ?? null}::text is null or name ilike '%' || ${search ?? null} || '%')
    order by completed_on desc nulls last, id limit ${perPage} offset ${(page - 1) * perPage}`,
  );
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      failedAt: row.failed_on,
      retryCount: row.retry_count,
      error: messageOf(row.output),
      payload: row.data ?? {},
    })),
  };
}

export async function findFailedJob(db: Db, id: string) {
  const rows = await rawRows(
    db,
    { id: z.string(), name: z.string() },
    sql`select id, name from pgboss.job where id = ${id} and state = 'failed'`,
  );
  return rows[0] ?? null;
}

interface NewProgress {
  /** The job's id. Absent: a new one, because not every long work is a job. */
  id?: string;
  name: string;
  text: Text;
  projectId?: number;
  userId?: number | null;
}

export async function addJobProgress(db: Db, { id, name, text, projectId, userId }: NewProgress) {
  const row = { ...(id ? { id } : {}), name, text, projectId: projectId ?? null, userId: userId ?? null };
  const [added] = await db.insert(jobProgress).values(row).returning();
  if (!added) throw new Error('progress was not stored');
  return added;
}

type ProgressChange = Partial<Pick<typeof jobProgress.$inferSelect, 'percent' | 'text' | 'state'>>;

/** Jobs without a row are not being followed; then this changes nothing. */
export async function reportProgress(db: Db, id: string, change: ProgressChange) {
  await db.update(jobProgress).set(change).where(eq(jobProgress.id, id));
}

// The deletion of a project has a row for each person who may follow it. They do not name the project: its row goes
// too.

export const DELETION_PREFIX = 'delete-project-';
export const nameOfDeletion = (projectId: number) => `${DELETION_PREFIX}${projectId}`;

export async function reportDeletion(db: Db, projectId: number, change: ProgressChange) {
  await db
    .update(jobProgress)
    .set(change)
    .where(eq(jobProgress.name, nameOfDeletion(projectId)));
}

/**
 * Work of a person that belongs to no project (exports, deletions). A download that has not moved for long was broken off;
 * a deletion goes on.
 */
export function listOwnProgress(db: Db, userId: number) {
  return db
    .select()
    .from(jobProgress)
    .where(
      and(
        eq(jobProgress.userId, userId),
        isNull(jobProgress.projectId),
        inArray(jobProgress.state, ['waiting', 'running']),
        or(
          gt(jobProgress.updatedAt, sql`now() - interval '15 minutes'`),
          like(jobProgress.name, `${DELETION_PREFIX}%`),
        ),
      ),
    )
    .orderBy(desc(jobProgress.createdAt), desc(jobProgress.id))
    .limit(20);
}

export async function findJobProgress(db: Db, id: string) {
  const [row] = await db.select().from(jobProgress).where(eq(jobProgress.id, id));
  return row ?? null;
}

export async function clearJobProgress(db: Db, olderThanDays: number) {
  await db.delete(jobProgress).where(lt(jobProgress.updatedAt, sql`now() - make_interval(days => ${olderThanDays})`));
}

/** The work of a project that is running or ran in the last hour. */
export function listJobProgress(db: Db, projectId: number) {
  return db
    .select()
    .from(jobProgress)
    .where(and(eq(jobProgress.projectId, projectId), gt(jobProgress.updatedAt, sql`now() - interval '1 hour'`)))
    .orderBy(desc(jobProgress.updatedAt))
    .limit(20);
}
