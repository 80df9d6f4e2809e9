import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import {
  EMPTY_RUN_DAYS,
  MAX_LAB_RUNS,
  MAX_REQUESTS_PER_CASE,
  MAX_REQUESTS_PER_RUN,
  RECORDING_DAYS,
  RUN_DAYS,
} from '#domain/lab/lab-run.ts';
import type { Db } from '#io/db/db.ts';
import { labComparisons, labRequests, labRuns } from '#io/db/schema/index.ts';

export type LabRunRow = typeof labRuns.$inferSelect;
export type LabRequestRow = typeof labRequests.$inferSelect;
type NewRun = Pick<LabRunRow, 'token' | 'name' | 'siteUrl'> & Partial<LabRunRow>;

/** Tables are written out, because Drizzle omits them in the list of a select and both have an id. */
const compared = (verdict?: 'differs') => {
  const only = verdict ? sql` and lab_comparisons.verdict = ${verdict}` : sql``;
  return sql<number>`(select count(*)::int from lab_comparisons where lab_comparisons.run_id = lab_runs.id${only})`;
};
const shown = { ...getTableColumns(labRuns), compared: compared(), differing: compared('differs') };

/** Null: the maximum number of runs is reached. */
export async function addLabRun(db: Db, run: NewRun): Promise<LabRunRow | null> {
  const [{ runs } = { runs: 0 }] = await db.select({ runs: count() }).from(labRuns);
  if (runs >= MAX_LAB_RUNS) return null;
  const [row] = await db.insert(labRuns).values(run).returning();
  return row ?? null;
}

/** Newest first; there are never many. */
export const listLabRuns = (db: Db) =>
  db.select(shown).from(labRuns).orderBy(desc(labRuns.createdAt), desc(labRuns.id));

export const listPublishedLabRuns = (db: Db) =>
  db
    .select(shown)
    .from(labRuns)
    .where(isNotNull(labRuns.publishedAt))
    .orderBy(desc(labRuns.createdAt), desc(labRuns.id));

export async function findLabRun(db: Db, id: number) {
  const [row] = await db.select(shown).from(labRuns).where(eq(labRuns.id, id));
  return row ?? null;
}

/** By the token in its address. */
export async function findLabRunByToken(db: Db, token: string): Promise<LabRunRow | null> {
  const [row] = await db.select().from(labRuns).where(eq(labRuns.token, token));
  return row ?? null;
}

export async function changeLabRun(
  db: Db,
  id: number,
  change: Partial<Pick<LabRunRow, 'name' | 'publishedAt'>>,
): Promise<boolean> {
  const rows = await db.update(labRuns).set(change).where(eq(labRuns.id, id)).returning({ id: labRuns.id });
  return rows.length > 0;
}

/** With its requests and comparisons. */
export async function deleteLabRun(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(labRuns).where(eq(labRuns.id, id)).returning({ id: labRuns.id });
  return rows.length > 0;
}

/** False: the run or the case is full, or the time for recording is over. */
export function addLabRequest(db: Db, request: Omit<LabRequestRow, 'id'>): Promise<boolean> {
  const { runId, caseId } = request;
  return db.transaction(async (tx) => {
    // Locked until the end, so that requests at the same time are counted one by one.
    const [run] = await tx
      .select({ id: labRuns.id })
      .from(labRuns)
      .where(
        and(
          eq(labRuns.id, runId),
          isNull(labRuns.importedAt),
          lt(labRuns.recorded, MAX_REQUESTS_PER_RUN),
          sql`${labRuns.createdAt} > now() - make_interval(days => ${RECORDING_DAYS})`,
        ),
      )
      .for('update');
    if (!run) return false;
    const [ofCase] = await tx
      .select({ requests: count() })
      .from(labRequests)
      .where(and(eq(labRequests.runId, runId), eq(labRequests.caseId, caseId)));
    if ((ofCase?.requests ?? 0) >= MAX_REQUESTS_PER_CASE) return false;
    await tx.insert(labRequests).values(request);
    await tx
      .update(labRuns)
      .set({ recorded: sql`${labRuns.recorded} + 1` })
      .where(eq(labRuns.id, runId));
    return true;
  });
}

/** Of an imported run. */
export async function addLabRequests(db: Db, requests: readonly Omit<LabRequestRow, 'id'>[]): Promise<void> {
  for (let at = 0; at < requests.length; at += 500) await db.insert(labRequests).values(requests.slice(at, at + 500));
}

/** In the order in which they came. */
export const listLabRequests = (db: Db, runId: number): Promise<LabRequestRow[]> =>
  db.select().from(labRequests).where(eq(labRequests.runId, runId)).orderBy(asc(labRequests.at), asc(labRequests.id));

export interface AgentCount {
  runId: number;
  userAgent: string;
  requests: number;
  cases: number;
}

/** User agents in the runs of /accuracy. Only the most frequent ones, because a request can name any agent. */
export const countAgentsOfPublished = (db: Db): Promise<AgentCount[]> =>
  db
    .select({
      runId: labRequests.runId,
      userAgent: labRequests.userAgent,
      requests: sql<number>`count(*)::int`,
      cases: sql<number>`count(distinct ${labRequests.caseId})::int`,
    })
    .from(labRequests)
    .innerJoin(labRuns, eq(labRuns.id, labRequests.runId))
    .where(isNotNull(labRuns.publishedAt))
    .groupBy(labRequests.runId, labRequests.userAgent)
    .orderBy(desc(count()))
    .limit(1_000);

/** Nightly: runs that nobody used, and those that are too old to say anything. */
export async function clearOldLabRuns(db: Db): Promise<void> {
  const before = (days: number) => lt(labRuns.createdAt, sql`now() - make_interval(days => ${days})`);
  const isEmpty = sql`not exists (select from ${labComparisons} where ${labComparisons.runId} = ${labRuns.id})`;
  await db.delete(labRuns).where(or(before(RUN_DAYS), and(before(EMPTY_RUN_DAYS), isEmpty)));
}
