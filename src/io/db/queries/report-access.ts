import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { ReportVisibility } from '#domain/access/report-visibility.ts';
import type { Db } from '../db.ts';
import { audits, projects } from '../schema/index.ts';
import type { ProjectRow } from './projects.ts';

/** As the column's default creates it. */
const newKey = sql`left(replace(gen_random_uuid()::text, '-', ''), 24)` as unknown as string;

/** Changing report access ends links from the time before keys. */
export async function changeReports(
  db: Db,
  id: number,
  change: { visibility: ReportVisibility } | 'new-key',
): Promise<ProjectRow | null> {
  const set = change === 'new-key' ? { reportKey: newKey } : { reportVisibility: change.visibility };
  const [row] = await db
    .update(projects)
    .set({ ...set, reportOpensWithoutKey: false })
    .where(eq(projects.id, id))
    .returning();
  return row ?? null;
}

/** Slugs of reports that search engines may list: public, and with a result. */
export async function listPublicReports(db: Db, most: number): Promise<string[]> {
  const hasResult = sql`exists (select from ${audits} where ${and(eq(audits.projectId, projects.id), isNotNull(audits.score))})`;
  const rows = await db
    .select({ slug: projects.slug })
    .from(projects)
    .where(and(eq(projects.reportVisibility, 'public'), hasResult))
    .orderBy(asc(projects.id))
    .limit(most);
  return rows.map(({ slug }) => slug);
}
