import { and, desc, eq, exists, gt, ilike, inArray, lt, notExists, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { checker as list } from '#contract/admin-lists/customers.ts';
import type { ProvenAddress } from '#domain/access/proven-address.ts';
import type { Db } from '#io/db/db.ts';
import { type ListPage, likePattern, type OrderColumns, orderBy } from '#io/db/queries/operation/lists.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import {
  audits,
  type CheckerReason,
  type CheckerState,
  checkerRequests,
  nextSteps,
  projects,
  siteChecks,
  userToProject,
} from '#io/db/schema/index.ts';

export type CheckerRequestRow = typeof checkerRequests.$inferSelect;

export async function addCheckerRequest(
  db: Db,
  request: Pick<CheckerRequestRow, 'email' | 'website' | 'language' | 'clientHash'>,
): Promise<CheckerRequestRow> {
  const [row] = await db.insert(checkerRequests).values(request).returning();
  if (!row) throw new Error('the request was not stored');
  return row;
}

export async function findCheckerRequest(db: Db, id: number): Promise<CheckerRequestRow | null> {
  const [row] = await db.select().from(checkerRequests).where(eq(checkerRequests.id, id));
  return row ?? null;
}

/** Same address and site within 24 h: running, or with a result. Rejected ones may be tried again. */
export async function findRecentRequest(db: Db, email: string, website: string) {
  const [row] = await db
    .select({
      request: checkerRequests,
      project: projects,
      hasMembers: sql<boolean>`exists (select from ${userToProject} where ${userToProject.projectId} = ${checkerRequests.projectId})`,
    })
    .from(checkerRequests)
    .leftJoin(projects, eq(projects.id, checkerRequests.projectId))
    .where(
      and(
        eq(checkerRequests.email, email),
        eq(checkerRequests.website, website),
        inArray(checkerRequests.state, ['accepted', 'done']),
        gt(checkerRequests.createdAt, sql`now() - interval '24 hours'`),
      ),
    )
    .orderBy(desc(checkerRequests.id))
    .limit(1);
  return row ?? null;
}

export async function changeCheckerRequest(
  db: Db,
  id: number,
  change: { projectId?: number | null; state?: CheckerState; reason?: CheckerReason | null; mailId?: number | null },
) {
  const isEnd = change.state !== undefined && change.state !== 'accepted';
  const finishedAt = change.state === undefined ? {} : { finishedAt: isEnd ? (sql`now()` as unknown as Date) : null };
  await db
    .update(checkerRequests)
    .set({ ...change, ...finishedAt })
    .where(eq(checkerRequests.id, id));
}

/** Requests waiting for the audit of this project. */
export function listWaitingRequests(db: Db, projectId: number): Promise<CheckerRequestRow[]> {
  return db
    .select()
    .from(checkerRequests)
    .where(and(eq(checkerRequests.projectId, projectId), eq(checkerRequests.state, 'accepted')))
    .for('update');
}

const order: OrderColumns<typeof list> = {
  website: sql`${checkerRequests.website}`,
  state: sql`${checkerRequests.state}`,
  requested: sql`${checkerRequests.createdAt}`,
};

interface List extends ListPage<typeof list> {
  state?: CheckerState | undefined;
}

/** Newest first, with the outcome of each and what was requested next. */
export async function listCheckerRequests(db: Db, { page, perPage, search, state, ...wanted }: List) {
  const pattern = search ? likePattern(search) : null;
  const where = and(
    state ? eq(checkerRequests.state, state) : undefined,
    pattern ? or(ilike(checkerRequests.email, pattern), ilike(checkerRequests.website, pattern)) : undefined,
  );
  const [items, [count]] = await Promise.all([
    db
      .select({
        id: checkerRequests.id,
        email: checkerRequests.email,
        website: checkerRequests.website,
        language: checkerRequests.language,
        state: checkerRequests.state,
        reason: checkerRequests.reason,
        mailId: checkerRequests.mailId,
        projectId: checkerRequests.projectId,
        projectSlug: projects.slug,
        score: sql<number | null>`(select score from audits where audits.project_id = ${checkerRequests.projectId}
          and score is not null order by id desc limit 1)`,
        nextSteps: sql<string[]>`array(select ${nextSteps.nextStep} from ${nextSteps}
          where ${nextSteps.projectId} = ${checkerRequests.projectId} and ${nextSteps.email} = ${checkerRequests.email}
          order by ${nextSteps.id})`,
        createdAt: checkerRequests.createdAt,
        finishedAt: checkerRequests.finishedAt,
      })
      .from(checkerRequests)
      .leftJoin(projects, eq(projects.id, checkerRequests.projectId))
      .where(where)
      .orderBy(orderBy(order, wanted, sql`${checkerRequests.createdAt} desc, ${checkerRequests.id} desc`))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(checkerRequests).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

export async function addNextStep(db: Db, step: { email: string; projectId: number; nextStep: string }) {
  await db.insert(nextSteps).values(step);
}

/** Makes the owner of an address the admin of a project that was checked with it, unless it has members. */
export async function claimCheckedProject(
  db: Db,
  user: { id: number; email: ProvenAddress },
  projectId: number,
): Promise<boolean> {
  const rows = await rawRows(
    db,
    { id: z.number() },
    sql`
    with mine as (
      select ${projectId}::int as id where exists (
        select from ${checkerRequests} as request
        where request.email = ${user.email} and request.project_id = ${projectId} and request.state = 'done')
        and not exists (select from ${userToProject} as member where member.project_id = ${projectId})),
    joined as (
      insert into ${userToProject} (user_id, project_id, role) select ${user.id}, id, 'admin' from mine
      on conflict do nothing returning project_id)
    update ${projects} as project set owner_id = coalesce(project.owner_id, ${user.id}), state = 'active',
      report_opens_without_key = false
    from joined where project.id = joined.project_id returning project.id`,
  );
  return rows.length > 0;
}

/** Removes who requested a check, and their next steps. The shop's public data stays, without a person. */
export async function clearOldCheckerRequests(db: Db, days: number): Promise<void> {
  const tooOld = sql`now() - make_interval(days => ${days})`;
  await db.delete(checkerRequests).where(lt(checkerRequests.createdAt, tooOld));
  await db.delete(nextSteps).where(lt(nextSteps.createdAt, tooOld));
}

/** Two concurrent requests for the same site share one check. Needs a transaction. */
export async function lockSite(db: Db, website: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${website}, 41))`);
}

/** The project of a check within the last hour, unless it ended without a result or somebody has claimed it. */
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

/** Old checks of sites that nobody claimed: no member, and no address that waits for the result. */
export function listUnclaimedProjects(db: Db, days: number, most: number): Promise<ProjectRow[]> {
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
