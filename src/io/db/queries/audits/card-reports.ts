import { and, desc, eq, getTableColumns, gt, ilike, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { likePattern } from '#io/db/queries/operation/lists.ts';
import { type CardReportState, cardReports } from '#io/db/schema/index.ts';

type Row = typeof cardReports.$inferSelect;
const { image, ...columns } = getTableColumns(cardReports);
/** All columns but the bytes of the image, which only one screen shows. */
const shown = { ...columns, hasImage: sql<boolean>`${image} is not null` };

export async function addCardReport(
  db: Db,
  report: Pick<Row, 'url' | 'platform' | 'message' | 'email' | 'language'>,
): Promise<number> {
  const [row] = await db.insert(cardReports).values(report).returning({ id: cardReports.id });
  if (!row) throw new Error('the report was not stored');
  return row.id;
}

/** Accepts one image, and only soon after the report. False: too late, or there is one already. */
export async function addCardReportImage(db: Db, id: number, bytes: Uint8Array, minutes: number): Promise<boolean> {
  const rows = await db
    .update(cardReports)
    .set({ image: bytes })
    .where(
      and(
        eq(cardReports.id, id),
        isNull(cardReports.image),
        gt(cardReports.createdAt, sql`now() - make_interval(mins => ${minutes})`),
      ),
    )
    .returning({ id: cardReports.id });
  return rows.length > 0;
}

interface List {
  page: number;
  perPage: number;
  search?: string | undefined;
  state?: CardReportState | undefined;
}

/** Newest first. */
export async function listCardReports(db: Db, { page, perPage, search, state }: List) {
  const pattern = search ? likePattern(search) : null;
  const where = and(
    state ? eq(cardReports.state, state) : undefined,
    pattern
      ? or(ilike(cardReports.url, pattern), ilike(cardReports.message, pattern), ilike(cardReports.email, pattern))
      : undefined,
  );
  const [items, [count]] = await Promise.all([
    db
      .select(shown)
      .from(cardReports)
      .where(where)
      .orderBy(desc(cardReports.createdAt), desc(cardReports.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(cardReports).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

export async function findCardReport(db: Db, id: number) {
  const [row] = await db
    .select({ ...shown, image })
    .from(cardReports)
    .where(eq(cardReports.id, id));
  return row ?? null;
}

export async function setCardReportState(db: Db, id: number, state: CardReportState, userId: number): Promise<boolean> {
  const isAnswered = state === 'answered';
  const rows = await db
    .update(cardReports)
    .set({
      state,
      answeredAt: isAnswered ? (sql`now()` as unknown as Date) : null,
      answeredBy: isAnswered ? userId : null,
    })
    .where(eq(cardReports.id, id))
    .returning({ id: cardReports.id });
  return rows.length > 0;
}

export async function deleteCardReport(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(cardReports).where(eq(cardReports.id, id)).returning({ id: cardReports.id });
  return rows.length > 0;
}

export async function clearOldCardReports(db: Db, days: number): Promise<void> {
  await db.delete(cardReports).where(lt(cardReports.createdAt, sql`now() - make_interval(days => ${days})`));
}
