import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { achievements, projects, users, userToProject } from '../schema/index.ts';

export type UserRow = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;

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

/** Null if somebody took the address in the meantime. */
export async function addUser(db: Db, user: NewUser): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

export async function changeUser(db: Db, id: number, change: Partial<NewUser>): Promise<UserRow | null> {
  const [row] = await db.update(users).set(change).where(eq(users.id, id)).returning();
  return row ?? null;
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
