import { and, asc, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CaseStudyCategory, CaseStudyPageImageType, CaseStudyPageType } from '#domain/enumerations.ts';
import type { Text } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { likePattern, type Saved } from '#io/db/queries/operation/lists.ts';
import { caseStudies, caseStudyPages } from '#io/db/schema/index.ts';

type StudyRow = typeof caseStudies.$inferSelect;
export type CaseStudyWithPages = StudyRow & { pages: (typeof caseStudyPages.$inferSelect)[] };

async function withPages(db: Db, studies: StudyRow[]): Promise<CaseStudyWithPages[]> {
  if (studies.length === 0) return [];
  const ids = studies.map(({ id }) => id);
  const pages = await db
    .select()
    .from(caseStudyPages)
    .where(inArray(caseStudyPages.caseStudyId, ids))
    .orderBy(asc(caseStudyPages.order));
  return studies.map((study) => ({ ...study, pages: pages.filter(({ caseStudyId }) => caseStudyId === study.id) }));
}

interface List {
  page: number;
  perPage: number;
  search?: string | undefined;
  category?: CaseStudyCategory | undefined;
}

export async function listCaseStudies(db: Db, { page, perPage, search, category }: List) {
  const pattern = search ? likePattern(search) : null;
  const where = and(
    category ? eq(caseStudies.category, category) : undefined,
    pattern ? or(ilike(caseStudies.title, pattern), ilike(caseStudies.website, pattern)) : undefined,
  );
  const [studies, [count]] = await Promise.all([
    db
      .select()
      .from(caseStudies)
      .where(where)
      .orderBy(desc(caseStudies.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(caseStudies).where(where),
  ]);
  return { items: await withPages(db, studies), total: count?.total ?? 0 };
}

export async function findCaseStudy(db: Db, key: number | string): Promise<CaseStudyWithPages | null> {
  const studies = await db
    .select()
    .from(caseStudies)
    .where(typeof key === 'number' ? eq(caseStudies.id, key) : eq(caseStudies.uuid, key));
  return (await withPages(db, studies))[0] ?? null;
}

export interface CaseStudyEdit {
  title: string;
  category: CaseStudyCategory;
  website: string;
  description: Text | null;
  pages: { url: string; type: CaseStudyPageType; imageType: CaseStudyPageImageType | null; comments: Text[] }[];
}

/** The study together with its pages. */
export function saveCaseStudy(
  db: Db,
  id: number | null,
  { pages, ...study }: CaseStudyEdit,
  seenAt: Date | null,
): Promise<Saved<CaseStudyWithPages>> {
  return db.transaction(async (transaction) => {
    const saved = id === null ? await add(transaction, study) : await change(transaction, id, study, seenAt);
    if (typeof saved === 'string') return saved;
    await transaction.delete(caseStudyPages).where(eq(caseStudyPages.caseStudyId, saved.id));
    if (pages.length > 0)
      await transaction
        .insert(caseStudyPages)
        .values(pages.map((page, order) => ({ ...page, order, caseStudyId: saved.id })));
    const [whole] = await withPages(transaction, [saved]);
    return whole ?? 'gone';
  });
}

type NewStudy = Omit<CaseStudyEdit, 'pages'>;

async function add(db: Db, study: NewStudy): Promise<Saved<StudyRow>> {
  const [row] = await db.insert(caseStudies).values(study).returning();
  return row ?? 'gone';
}

async function change(db: Db, id: number, study: NewStudy, seenAt: Date | null): Promise<Saved<StudyRow>> {
  const [current] = await db.select().from(caseStudies).where(eq(caseStudies.id, id)).for('update');
  if (!current) return 'gone';
  if (seenAt && current.updatedAt > seenAt) return 'changed';
  const [row] = await db
    .update(caseStudies)
    // Time of this statement, not of the transaction: a writer that waited for the lock saved later.
    .set({ ...study, updatedAt: sql`clock_timestamp()` as SQL as unknown as Date })
    .where(eq(caseStudies.id, id))
    .returning();
  return row ?? 'gone';
}

export async function deleteCaseStudy(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(caseStudies).where(eq(caseStudies.id, id)).returning({ id: caseStudies.id });
  return rows.length > 0;
}
