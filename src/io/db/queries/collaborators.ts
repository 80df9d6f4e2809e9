import { and, eq, ne, sql } from 'drizzle-orm';
import type { CollaboratorRole } from '#domain/enumerations.ts';
import type { Db } from '../db.ts';
import { users, userToProject } from '../schema/index.ts';

const shown = {
  id: userToProject.id,
  role: userToProject.role,
  user: {
    firstname: users.firstname,
    lastname: users.lastname,
    email: users.email,
    status: users.status,
    role: users.role,
  },
  invitation: sql<null>`null`,
};

const canLogIn = sql`${users.status} in ('active', 'first_login')`;

export function listMembers(db: Db, projectId: number) {
  return db
    .select(shown)
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .where(eq(userToProject.projectId, projectId))
    .orderBy(userToProject.id);
}

export type Member = Awaited<ReturnType<typeof listMembers>>[number] & { userId: number };

/** A member by the id in the list, by address or by person. */
export async function findMember(
  db: Db,
  projectId: number,
  who: { id: number } | { email: string } | { userId: number },
): Promise<Member | null> {
  const isThat =
    'id' in who
      ? eq(userToProject.id, who.id)
      : 'email' in who
        ? eq(users.email, who.email)
        : eq(userToProject.userId, who.userId);
  const [row] = await db
    .select({ ...shown, userId: userToProject.userId })
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .where(and(eq(userToProject.projectId, projectId), isThat));
  return row ?? null;
}

/** A person is in a project once; adding them again changes the role. */
export async function upsertCollaborator(db: Db, projectId: number, userId: number, role: CollaboratorRole) {
  await db
    .insert(userToProject)
    .values({ projectId, userId, role })
    .onConflictDoUpdate({
      target: [userToProject.projectId, userToProject.userId],
      set: { role, updatedAt: sql`now()` },
    });
}

export async function changeMemberRole(db: Db, projectId: number, userId: number, role: CollaboratorRole) {
  await db
    .update(userToProject)
    .set({ role })
    .where(and(eq(userToProject.projectId, projectId), eq(userToProject.userId, userId)));
}

export async function removeMember(db: Db, projectId: number, userId: number) {
  await db.delete(userToProject).where(and(eq(userToProject.projectId, projectId), eq(userToProject.userId, userId)));
}

export async function countMembers(db: Db, projectId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(userToProject)
    .where(eq(userToProject.projectId, projectId));
  return row?.count ?? 0;
}

/** Whether the project has another admin who can log in. Lock the project while the answer matters. */
export async function hasOtherAdmin(db: Db, projectId: number, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: userToProject.id })
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .where(
      and(
        eq(userToProject.projectId, projectId),
        eq(userToProject.role, 'admin'),
        ne(userToProject.userId, userId),
        canLogIn,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Who is notified about a project: its admins who can log in. */
export function listProjectAdmins(db: Db, projectId: number) {
  return db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .where(and(eq(userToProject.projectId, projectId), eq(userToProject.role, 'admin'), canLogIn))
    .orderBy(users.id);
}
