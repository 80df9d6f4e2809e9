import { and, asc, count, eq, getTableColumns, isNotNull, sql, sum } from 'drizzle-orm';
import { MAX_COMPARISONS_PER_RUN, MAX_SCREENSHOTS_BYTES } from '#domain/lab/lab-run.ts';
import type { Db } from '#io/db/db.ts';
import { labComparisons, labRuns } from '#io/db/schema/index.ts';

export type LabComparisonRow = typeof labComparisons.$inferSelect;
export type NewComparison = Omit<LabComparisonRow, 'id' | 'createdAt' | 'updatedAt'>;

const { image, ...columns } = getTableColumns(labComparisons);
/** All columns but the bytes of the image, which has an address of its own. */
const shown = { ...columns, hasImage: sql<boolean>`${image} is not null` };
const imageBytes = sql<number>`octet_length(${labComparisons.image})`;

/**
 * The number and size of the run's comparisons. Locks its row, so that concurrent additions are counted one by one.
 * Null: no such run.
 */
async function usageOfRun(db: Db, runId: number): Promise<{ comparisons: number; bytes: number } | null> {
  const [run] = await db.select({ id: labRuns.id }).from(labRuns).where(eq(labRuns.id, runId)).for('update');
  if (!run) return null;
  const [stored] = await db
    .select({ comparisons: count(), bytes: sum(imageBytes).mapWith(Number) })
    .from(labComparisons)
    .where(eq(labComparisons.runId, runId));
  return { comparisons: stored?.comparisons ?? 0, bytes: stored?.bytes ?? 0 };
}

/** The number of the new one, or why there is none. */
export const addLabComparison = (db: Db, comparison: NewComparison): Promise<number | 'too-many' | 'no-run'> =>
  db.transaction(async (tx) => {
    const usage = await usageOfRun(tx, comparison.runId);
    if (!usage) return 'no-run';
    if (usage.comparisons >= MAX_COMPARISONS_PER_RUN) return 'too-many';
    const [row] = await tx.insert(labComparisons).values(comparison).returning({ id: labComparisons.id });
    if (!row) throw new Error('the comparison was not stored');
    return row.id;
  });

/** Replaces the previous screenshot. */
export const setScreenshot = (
  db: Db,
  id: number,
  bytes: Uint8Array,
): Promise<'stored' | 'too-large' | 'no-comparison'> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select({ runId: labComparisons.runId })
      .from(labComparisons)
      .where(eq(labComparisons.id, id));
    const usage = row && (await usageOfRun(tx, row.runId));
    if (!usage) return 'no-comparison';
    if (usage.bytes + bytes.length > MAX_SCREENSHOTS_BYTES) return 'too-large';
    await tx.update(labComparisons).set({ image: bytes }).where(eq(labComparisons.id, id));
    return 'stored';
  });

/** Of an imported run, one at a time: each may hold a screenshot. */
export async function addLabComparisons(db: Db, comparisons: readonly NewComparison[]): Promise<void> {
  for (const comparison of comparisons) await db.insert(labComparisons).values(comparison);
}

export const listLabComparisons = (db: Db, runId: number) =>
  db
    .select(shown)
    .from(labComparisons)
    .where(eq(labComparisons.runId, runId))
    .orderBy(asc(labComparisons.seenOn), asc(labComparisons.id));

/** With their screenshots, for the file. */
export const listLabScreenshots = (db: Db, runId: number): Promise<LabComparisonRow[]> =>
  db
    .select()
    .from(labComparisons)
    .where(eq(labComparisons.runId, runId))
    .orderBy(asc(labComparisons.seenOn), asc(labComparisons.id));

/** Of runs on /accuracy, in the order in which they were seen. */
export const listPublishedComparisons = (db: Db) =>
  db
    .select(shown)
    .from(labComparisons)
    .innerJoin(labRuns, eq(labRuns.id, labComparisons.runId))
    .where(isNotNull(labRuns.publishedAt))
    .orderBy(asc(labComparisons.seenOn), asc(labComparisons.id));

/** `isPublished`: only if the run is on /accuracy. */
export async function findScreenshot(db: Db, id: number, isPublished: boolean): Promise<Uint8Array | null> {
  const [row] = await db
    .select({ image: labComparisons.image })
    .from(labComparisons)
    .innerJoin(labRuns, eq(labRuns.id, labComparisons.runId))
    .where(and(eq(labComparisons.id, id), isPublished ? isNotNull(labRuns.publishedAt) : undefined));
  return row?.image ?? null;
}

export async function deleteLabComparison(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(labComparisons).where(eq(labComparisons.id, id)).returning({ id: labComparisons.id });
  return rows.length > 0;
}
