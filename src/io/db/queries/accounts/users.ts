import { AsyncLocalStorage } from 'node:async_hooks';
import { and, asc, desc, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import type { ProvenAddress } from '#domain/access/proven-address.ts';
import type { Db } from '#io/db/db.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import {
  achievements,
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
  supportRequests,
  users,
  userToProject,
  userVisits,
  waitlistEntries,
} from '#io/db/schema/index.ts';

export type UserRow = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;

/**
 * The account with this address, proven or not. Callers that rely on the person owning it must use `provenAddressOf`
 * first.
 */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUserById(db: Db, id: number): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Locked until the transaction ends; rows that only reference the person are not blocked. */
export async function lockUser(db: Db, id: number): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
}

export async function findUserByGoogleSubject(db: Db, subject: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.googleSubject, subject));
  return row ?? null;
}

/** Suspended people are not shown. */
export async function findUserByPicture(db: Db, url: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.profilePictureUrl, url), ne(users.status, 'suspended')));
  return row ?? null;
}

/** The address of an uploaded picture, or null. */
export async function findPictureOf(db: Db, userId: number): Promise<string | null> {
  const [row] = await db.select({ url: users.profilePictureUrl }).from(users).where(eq(users.id, userId));
  return row?.url ?? null;
}

/** Null if somebody took the address in the meantime. */
export async function addUser(db: Db, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

export async function changeUser(db: Db, id: number, change: Partial<NewUser>): Promise<UserRow | null> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row ?? null;
}

/** Suspended super admins count, too. */
export async function hasSuperAdminLoggedIn(db: Db): Promise<boolean> {
  const isSuperAdmin = eq(users.role, 'superadmin');
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isSuperAdmin, ne(users.status, 'first_login')))
    .limit(1);
  return row !== undefined;
}

export async function setAchievement(db: Db, userId: number, key: string, value: string) {
  await db
    .insert(achievements)
    .values({ userId, key, value })
    .onConflictDoUpdate({ target: [achievements.userId, achievements.key], set: { value, updatedAt: sql`now()` } });
}

export async function countAchievements(db: Db, userId: number) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(achievements)
    .where(eq(achievements.userId, userId));
  return row?.count ?? 0;
}

/** The person as the API shows them, with projects and achievements. */
export async function describeUser(db: Db, user: UserRow) {
  const [memberships, reached] = await Promise.all([
    db
      .select({ role: userToProject.role, project: projects })
      .from(userToProject)
      .innerJoin(projects, eq(projects.id, userToProject.projectId))
      .where(eq(userToProject.userId, user.id))
      .orderBy(projects.id)
      .limit(500),
    db
      .select({ key: achievements.key, value: achievements.value })
      .from(achievements)
      .where(eq(achievements.userId, user.id)),
  ]);
  const { passwordHash, googleSubject: _, ...shown } = user;
  return {
    ...shown,
    profilePictureUrl: user.profilePictureUrl || null,
    hasPassword: passwordHash !== null,
    userToProject: memberships,
    achievementMap: Object.fromEntries(reached.map(({ key, value }) => [key, value])),
  };
}

export async function findMembership(db: Db, userId: number, projectId: number) {
  const [row] = await db
    .select({ role: userToProject.role })
    .from(userToProject)
    .where(and(eq(userToProject.projectId, projectId), eq(userToProject.userId, userId)));
  return row ?? null;
}

// While a super admin acts as somebody, that person is logged as the actor. The log reads the super admin from here, so
// that no caller can forget to pass it.

const admins = new AsyncLocalStorage<number>();

export const runAsActing = <Result>(adminId: number | null, work: () => Result): Result =>
  adminId === null ? work() : admins.run(adminId, work);

export const actingAdminId = (): number | null => admins.getStore() ?? null;

interface Seen {
  browser?: string | null;
  system?: string | null;
}

export async function setTimeZone(db: Db, userId: number, timeZone: string): Promise<void> {
  await db.update(users).set({ timeZone }).where(eq(users.id, userId));
}

/** Called at login and at most once an hour afterwards. */
export async function recordUserVisit(db: Db, userId: number, { browser, system }: Seen): Promise<void> {
  const day = sql`(now() at time zone 'UTC')::date` as unknown as string;
  await db
    .insert(userVisits)
    .values({ userId, day, browser: browser ?? '', system: system ?? '' })
    .onConflictDoUpdate({
      target: [userVisits.userId, userVisits.day, userVisits.browser, userVisits.system],
      set: { lastSeenAt: sql`now()` },
    });
}

/** Three months for somebody who uses one browser a day. */
const MAX_VISITS = 90;

/** Newest first. */
export function listUserVisits(db: Db, userId: number) {
  const { browser, system, firstSeenAt, lastSeenAt } = userVisits;
  return db
    .select({ browser, system, firstSeenAt, lastSeenAt })
    .from(userVisits)
    .where(eq(userVisits.userId, userId))
    .orderBy(desc(userVisits.lastSeenAt))
    .limit(MAX_VISITS);
}

export async function clearOldVisits(db: Db, days: number): Promise<void> {
  await db
    .delete(userVisits)
    .where(lt(userVisits.day, sql`((now() - make_interval(days => ${days})) at time zone 'UTC')::date`));
}

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
    .for('no key update');
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

interface Leaving {
  id: number;
  /** Null: the address was never proven, so what is stored under it is somebody else's. */
  email: ProvenAddress | null;
}

/** The person, what belongs to them, and everything stored under their address. */
export async function deleteUserRows(db: Db, { id, email }: Leaving): Promise<void> {
  if (email !== null) await deleteRowsOfAddress(db, email);
  await db.delete(users).where(eq(users.id, id));
}

async function deleteRowsOfAddress(db: Db, email: ProvenAddress): Promise<void> {
  await db.delete(checkerRequests).where(eq(checkerRequests.email, email));
  await db.delete(cancellationRequests).where(eq(cancellationRequests.email, email));
  await db.delete(cardReports).where(eq(cardReports.email, email));
  await db.delete(supportRequests).where(eq(supportRequests.email, email));
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
}
