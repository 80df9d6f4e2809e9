import { and, desc, eq, gte, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Activity } from '#domain/access/activity.ts';
import type { Db } from '#io/db/db.ts';
import { actingAdminId } from '#io/db/queries/accounts/users.ts';
import { likePattern } from '#io/db/queries/operation/lists.ts';
import { activityLog, projects, users, userToProject } from '#io/db/schema/index.ts';

export interface NewActivity {
  action: Activity;
  actorId: number | null;
  project?: { id: number; slug: string } | null;
  subject?: string | null;
  /** Keyed hash of the client (`io.keys.hash('client', …)`), if there is one. */
  clientHash?: string | null;
  detail?: Record<string, string | number | boolean | null>;
}

/** Written with the change itself: pass the transaction that makes it. */
export async function recordActivity(db: Db, activity: NewActivity): Promise<void> {
  const { action, actorId, project, subject, clientHash, detail } = activity;
  await db.insert(activityLog).values({
    action,
    actorId,
    actingAdminId: actingAdminId(),
    projectId: project?.id ?? null,
    projectSlug: project?.slug ?? null,
    subject: subject?.slice(0, 200) ?? null,
    clientHash: clientHash ?? null,
    detail: detail ?? {},
  });
}

/**
 * Logs a super admin's visit to somebody else's project, once an hour: most calls find the row, and of two at once one
 * is written.
 */
export async function recordVisit(
  db: Db,
  { actorId, projectId, clientHash }: { actorId: number; projectId: number; clientHash: string },
) {
  await db.execute(sql`
    insert into ${activityLog} (action, actor_id, project_id, project_slug, client_hash)
    select 'super-admin-visit', ${actorId}, id, slug, ${clientHash} from projects
    where id = ${projectId} and not exists (
      select from ${activityLog} where action = 'super-admin-visit' and actor_id = ${actorId} and project_id = ${projectId}
        and created_at >= date_trunc('hour', now() at time zone 'UTC') at time zone 'UTC')
    on conflict do nothing`);
}

const admins = alias(users, 'admin');

interface Wanted {
  /** Null: everything, for the super admin. */
  projectId: number | null;
  /** Only what this person did, or a super admin as this person or about their account and websites. */
  about?: { id: number; email: string } | undefined;
  action?: Activity | undefined;
  /** Part of a name or an address, of the actor or the target. */
  person?: string | undefined;
  /** Part of a project's slug. */
  project?: string | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
  /** Only rows older than this one. */
  before?: number | undefined;
  limit: number;
}

const isAbout = (db: Db, { id, email }: { id: number; email: string }) => {
  const owned = db.select({ id: projects.id }).from(projects).where(eq(projects.ownerId, id));
  // The customer's page shows the plans of these, too.
  const administered = db
    .select({ id: userToProject.projectId })
    .from(userToProject)
    .where(and(eq(userToProject.userId, id), eq(userToProject.role, 'admin')));
  const isTheirs = or(
    eq(activityLog.subject, email),
    inArray(activityLog.projectId, owned),
    inArray(activityLog.projectId, administered),
  );
  return or(eq(activityLog.actorId, id), and(eq(users.role, 'superadmin'), isTheirs));
};

/** Newest first. Paged by the last id: new rows shift nothing. */
export async function listActivity(db: Db, wanted: Wanted) {
  const { projectId, about, action, person, project, from, until, before, limit } = wanted;
  const pattern = person ? likePattern(person) : null;
  const fullName = sql`concat_ws(' ', ${users.firstname}, ${users.lastname})`;
  const rows = await db
    .select({
      id: activityLog.id,
      createdAt: activityLog.createdAt,
      action: activityLog.action,
      projectSlug: activityLog.projectSlug,
      subject: activityLog.subject,
      detail: activityLog.detail,
      clientHash: activityLog.clientHash,
      actor: { email: users.email, firstname: users.firstname, lastname: users.lastname },
      actingAdmin: { email: admins.email, firstname: admins.firstname, lastname: admins.lastname },
    })
    .from(activityLog)
    .leftJoin(users, eq(users.id, activityLog.actorId))
    .leftJoin(admins, eq(admins.id, activityLog.actingAdminId))
    .where(
      and(
        projectId === null ? undefined : eq(activityLog.projectId, projectId),
        about && isAbout(db, about),
        action ? eq(activityLog.action, action) : undefined,
        pattern
          ? or(ilike(users.email, pattern), ilike(fullName, pattern), ilike(activityLog.subject, pattern))
          : undefined,
        project ? ilike(activityLog.projectSlug, likePattern(project)) : undefined,
        from ? gte(activityLog.createdAt, from) : undefined,
        until ? lt(activityLog.createdAt, until) : undefined,
        before === undefined ? undefined : lt(activityLog.id, before),
      ),
    )
    .orderBy(desc(activityLog.id))
    .limit(limit + 1);
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

export async function clearOldActivity(db: Db, days: number) {
  await db.delete(activityLog).where(lt(activityLog.createdAt, sql`now() - make_interval(days => ${days})`));
}
