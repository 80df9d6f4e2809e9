import { desc, gt, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { HealthFigures } from '#domain/operator/health.ts';
import type { Db } from '#io/db/db.ts';
import { rawCount, rawRows, rawTimestamp } from '#io/db/raw-rows.ts';
import { errorLog, healthMarks, healthSamples, processReports, users } from '#io/db/schema/index.ts';
import type { RecentError } from '#io/log/recent-errors.ts';

/** As many as the screen groups. */
const MAX_ERRORS = 500;
/** After three missing reports a process counts as gone. */
const GONE_SECONDS = 200;
const SLOW_SECONDS = 5;

export async function addProcessReport(db: Db, report: Omit<typeof processReports.$inferInsert, 'at'>): Promise<void> {
  await db.insert(processReports).values(report);
}

export async function addErrors(db: Db, errors: readonly RecentError[]): Promise<void> {
  if (errors.length === 0) return;
  // An account may have been deleted since its request failed.
  const ids = errors.flatMap(({ userId }) => userId ?? []);
  const known = ids.length > 0 ? await db.select({ id: users.id }).from(users).where(inArray(users.id, ids)) : [];
  const isKnown = (userId: number | null) => known.some(({ id }) => id === userId);
  await db
    .insert(errorLog)
    .values(errors.map((error) => ({ ...error, userId: isKnown(error.userId) ? error.userId : null })));
  await db.execute(sql`
    delete from error_log where id <= (select id from error_log order by id desc offset ${MAX_ERRORS} limit 1)`);
}

/** The last errors by cause, the most frequent first, each with the newest requests that failed with it. */
export function listErrorCauses(db: Db) {
  return rawRows(
    db,
    {
      cause: z.string(),
      message: z.string(),
      count: rawCount,
      firstAt: rawTimestamp,
      lastAt: rawTimestamp,
      jobs: z.array(z.string()),
      requestIds: z.array(z.string()),
    },
    sql`
    select cause, (array_agg(message order by id desc))[1] as message, count(*) as count, min(at) as "firstAt",
      max(at) as "lastAt", coalesce(array_agg(distinct job) filter (where job is not null), '{}') as jobs,
      coalesce((array_agg(request_id order by id desc) filter (where request_id is not null))[1:5], '{}') as "requestIds"
    from error_log group by cause order by count(*) desc, max(at) desc limit 100`,
  );
}

/** Processes that reported recently. */
export function listProcesses(db: Db) {
  return rawRows(
    db,
    { role: z.string(), version: z.string(), since: rawTimestamp, lastAt: rawTimestamp },
    sql`
    select role, version, min(at) as since, max(at) as "lastAt" from process_reports group by process, role, version
    having max(at) > now() - make_interval(secs => ${GONE_SECONDS}) order by role, since`,
  );
}

/** Figures that come from the database. */
export async function databaseFigures(db: Db) {
  const [row] = await rawRows(
    db,
    {
      databaseBytes: rawCount,
      slowQueries: rawCount,
      mailsSent: rawCount,
      mailsFailed: rawCount,
      mailsBounced: rawCount,
      requests: rawCount,
      failed: rawCount,
      workers: rawCount,
      backupAt: rawTimestamp.nullable(),
    },
    sql`
    select pg_database_size(current_database()) as "databaseBytes",
      (select count(*) from pg_stat_activity where datname = current_database() and state = 'active'
        and backend_type = 'client backend' and query_start < now() - make_interval(secs => ${SLOW_SECONDS})) as "slowQueries",
      (select count(*) from mails where state = 'sent' and created_at > now() - interval '1 hour') as "mailsSent",
      (select count(*) from mails where state = 'failed' and created_at > now() - interval '1 hour') as "mailsFailed",
      (select count(*) from mails where state = 'bounced' and created_at > now() - interval '1 day') as "mailsBounced",
      (select coalesce(sum(requests), 0) from process_reports where at > now() - interval '10 minutes') as requests,
      (select coalesce(sum(failed), 0) from process_reports where at > now() - interval '10 minutes') as failed,
      (select count(distinct process) from process_reports where role <> 'web'
        and at > now() - make_interval(secs => ${GONE_SECONDS})) as workers,
      (select at from health_marks where name = 'backup') as "backupAt"`,
  );
  if (!row) throw new Error('no figures');
  return row;
}

/** Queries that run for long now, without their values. */
export function listSlowQueries(db: Db) {
  return rawRows(
    db,
    { query: z.string(), seconds: z.coerce.number() },
    sql`
    select left(regexp_replace(query, '\\s+', ' ', 'g'), 300) as query, extract(epoch from now() - query_start)::int as seconds
    from pg_stat_activity where datname = current_database() and state = 'active' and backend_type = 'client backend'
      and query_start < now() - make_interval(secs => ${SLOW_SECONDS}) order by query_start limit 10`,
  );
}

export async function addHealthSample(db: Db, at: Date, figures: HealthFigures): Promise<void> {
  await db.insert(healthSamples).values({ at, figures }).onConflictDoNothing();
}

/** Oldest first. */
export async function listHealthSamples(db: Db, since: Date) {
  const rows = await db
    .select()
    .from(healthSamples)
    .where(gt(healthSamples.at, since))
    .orderBy(desc(healthSamples.at))
    .limit(500);
  return rows.toReversed();
}

const ALARM = 'alarm:';

/** Stores which figures are beyond their threshold. Returns those that were not before. */
export async function setAlarms(db: Db, crossed: readonly string[], at: Date): Promise<string[]> {
  const known = await db.select({ name: healthMarks.name }).from(healthMarks);
  const alarms = known.map(({ name }) => name).filter((name) => name.startsWith(ALARM));
  const over = alarms.filter((name) => !crossed.includes(name.slice(ALARM.length)));
  if (over.length > 0) await db.delete(healthMarks).where(inArray(healthMarks.name, over));
  const fresh = crossed.filter((name) => !alarms.includes(ALARM + name));
  if (fresh.length > 0) await db.insert(healthMarks).values(fresh.map((name) => ({ name: ALARM + name, at })));
  return fresh;
}

export async function clearOldHealth(db: Db, days: number): Promise<void> {
  const before = sql`now() - make_interval(days => ${days})`;
  await db.delete(healthSamples).where(sql`${healthSamples.at} < ${before}`);
  await db.delete(processReports).where(sql`${processReports.at} < ${before}`);
}
