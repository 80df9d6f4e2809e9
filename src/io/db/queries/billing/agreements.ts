import { desc, eq } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { processingAgreements } from '#io/db/schema/index.ts';

type Row = typeof processingAgreements.$inferSelect;

export async function addAgreement(db: Db, agreement: typeof processingAgreements.$inferInsert): Promise<Row> {
  const [row] = await db.insert(processingAgreements).values(agreement).returning();
  if (!row) throw new Error('the agreement was not stored');
  return row;
}

/** Newest first. */
export const listAgreements = (db: Db, userId: number): Promise<Row[]> =>
  db
    .select()
    .from(processingAgreements)
    .where(eq(processingAgreements.userId, userId))
    .orderBy(desc(processingAgreements.id))
    .limit(50);

export async function findAgreement(db: Db, id: number): Promise<Row | null> {
  const [row] = await db.select().from(processingAgreements).where(eq(processingAgreements.id, id));
  return row ?? null;
}
