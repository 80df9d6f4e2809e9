import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import {
  activityLog,
  cancellationRequests,
  cardReports,
  checkerRequests,
  confirmations,
  emailChanges,
  invitations,
  magicLinks,
  mails,
  nextSteps,
  projects,
  shopifyShops,
  users,
  userToProject,
  waitlistEntries,
} from '../schema/index.ts';
import type { ProjectRow } from './projects.ts';

/** Projects that would lose their only admin with this person. Other admins count only if they can log in. */
export async function listOnlyAdminProjects(db: Db, userId: number): Promise<ProjectRow[]> {
  const others = sql`exists (select from ${userToProject} as other join ${users} as person on person.id = other.user_id
    where other.project_id = ${projects.id} and other.user_id <> ${userId} and other.role = 'admin'
      and person.status in ('active', 'first_login'))`;
  const rows = await db
    .select({ project: projects })
    .from(userToProject)
    .innerJoin(projects, eq(projects.id, userToProject.projectId))
    .where(and(eq(userToProject.userId, userId), eq(userToProject.role, 'admin'), sql`not ${others}`))
    .orderBy(asc(projects.id));
  return rows.map(({ project }) => project);
}

/** Locked until the transaction ends: two admins who leave at the same time see each other. */
export async function lockProjectsOf(db: Db, userId: number): Promise<void> {
  const theirs = db.select({ id: userToProject.projectId }).from(userToProject).where(eq(userToProject.userId, userId));
  await db
    .select({ id: projects.id })
    .from(projects)
    .where(inArray(projects.id, theirs))
    .orderBy(projects.id)
    .for('update');
}

/** Somebody else who runs this installation. Locked, so that two cannot leave at the same time. */
export async function hasOtherSuperAdmin(db: Db, userId: number): Promise<boolean> {
  const others = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'superadmin'), eq(users.status, 'active')))
    .orderBy(users.id)
    .for('update');
  return others.some(({ id }) => id !== userId);
}

/** The person, what belongs to them, and everything stored under their address. */
export async function deleteUserRows(db: Db, { id, email }: { id: number; email: string }): Promise<void> {
  await db.delete(checkerRequests).where(eq(checkerRequests.email, email));
  await db.delete(cancellationRequests).where(eq(cancellationRequests.email, email));
  await db.delete(cardReports).where(eq(cardReports.email, email));
  await db.delete(nextSteps).where(eq(nextSteps.email, email));
  // The shop itself stays installed until its merchant uninstalls the app.
  await db.update(shopifyShops).set({ email: null }).where(eq(shopifyShops.email, email));
  await db.delete(waitlistEntries).where(eq(waitlistEntries.email, email));
  await db.delete(invitations).where(eq(invitations.email, email));
  await db.delete(confirmations).where(eq(confirmations.email, email));
  await db.delete(emailChanges).where(eq(emailChanges.email, email));
  await db.delete(magicLinks).where(eq(magicLinks.email, email));
  await db.delete(mails).where(eq(mails.recipient, email));
  await db.execute(sql`delete from pgboss.job where data ->> 'email' = ${email}`);
  // The log stays, without names: the actor of its rows becomes null with the person.
  await db.update(activityLog).set({ subject: null }).where(eq(activityLog.subject, email));
  await db.delete(users).where(eq(users.id, id));
}
