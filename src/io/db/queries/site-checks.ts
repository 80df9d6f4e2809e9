import { and, desc, eq, exists, gt, lt, notExists, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { audits, checkerRequests, projects, siteChecks, userToProject } from '../schema/index.ts';
import type { ProjectRow } from './projects.ts';

/** Two who ask for the same site at once share one check. To be held inside a transaction. */
export async function lockSite(db: Db, website: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${website}, 41))`);
}

/** The project of a check of the last hour, unless it ended without a result or belongs to somebody by now. */
export async function findRecentSiteCheck(db: Db, website: string): Promise<ProjectRow | null> {
  const [row] = await db
    .select({ project: projects })
    .from(siteChecks)
    .innerJoin(projects, eq(projects.id, siteChecks.projectId))
    .where(
      and(
        eq(siteChecks.website, website),
        gt(siteChecks.createdAt, sql`now() - interval '1 hour'`),
        notExists(db.select().from(userToProject).where(eq(userToProject.projectId, siteChecks.projectId))),
        sql`not exists (select from ${audits} where ${audits.projectId} = ${siteChecks.projectId}
          and ${audits.status} = 'completed' and ${audits.score} is null)`,
      ),
    )
    .orderBy(desc(siteChecks.id))
    .limit(1);
  return row?.project ?? null;
}

export async function addSiteCheck(db: Db, check: { website: string; projectId: number }): Promise<number> {
  const [row] = await db.insert(siteChecks).values(check).returning({ id: siteChecks.id });
  if (!row) throw new Error('the check was not stored');
  return row.id;
}

export async function findSiteCheck(db: Db, id: number) {
  const [row] = await db.select().from(siteChecks).where(eq(siteChecks.id, id));
  return row ?? null;
}

/** Old checks of sites that became nobody's: neither a member nor an address that waits for the result. */
export function listForgottenProjects(db: Db, days: number, most: number): Promise<ProjectRow[]> {
  const tooOld = sql`now() - make_interval(days => ${days})`;
  return db
    .select()
    .from(projects)
    .where(
      and(
        exists(
          db
            .select()
            .from(siteChecks)
            .where(and(eq(siteChecks.projectId, projects.id), lt(siteChecks.createdAt, tooOld))),
        ),
        notExists(db.select().from(userToProject).where(eq(userToProject.projectId, projects.id))),
        notExists(db.select().from(checkerRequests).where(eq(checkerRequests.projectId, projects.id))),
      ),
    )
    .limit(most);
}
