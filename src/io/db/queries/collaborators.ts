import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CollaboratorRole } from '#domain/enumerations.ts';
import { hashToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { invitations, projects, users, userToProject } from '../schema/index.ts';

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
};

export function listCollaborators(db: Db, projectId: number) {
  return db
    .select(shown)
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .where(eq(userToProject.projectId, projectId))
    .orderBy(userToProject.id);
}

export async function isCollaborator(db: Db, projectId: number, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: userToProject.id })
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .where(and(eq(userToProject.projectId, projectId), eq(users.email, email)));
  return rows.length > 0;
}

/** A person is in a project once; adding again changes the role. */
export async function putCollaborator(db: Db, projectId: number, userId: number, role: CollaboratorRole) {
  await db
    .insert(userToProject)
    .values({ projectId, userId, role })
    .onConflictDoUpdate({
      target: [userToProject.projectId, userToProject.userId],
      set: { role, updatedAt: sql`now()` },
    });
  const [row] = await db
    .select(shown)
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .where(and(eq(userToProject.projectId, projectId), eq(userToProject.userId, userId)));
  if (!row) throw new Error('the collaborator was not stored');
  return row;
}

export async function removeCollaborator(db: Db, projectId: number, collaboratorId: number): Promise<boolean> {
  const rows = await db
    .delete(userToProject)
    .where(and(eq(userToProject.projectId, projectId), eq(userToProject.id, collaboratorId)))
    .returning({ userId: userToProject.userId });
  return rows.length > 0;
}

interface NewInvitation {
  projectId: number;
  email: string;
  role: CollaboratorRole;
  code: string;
  invitedBy: number;
  validSeconds: number;
}

export async function putInvitation(db: Db, { code, validSeconds, ...invitation }: NewInvitation) {
  await db
    .delete(invitations)
    .where(
      and(
        eq(invitations.projectId, invitation.projectId),
        eq(invitations.email, invitation.email),
        isNull(invitations.acceptedAt),
      ),
    );
  const expiresAt = sql`now() + make_interval(secs => ${validSeconds})` as unknown as Date;
  await db.insert(invitations).values({ ...invitation, codeHash: hashToken(code), expiresAt });
}

/** An open invitation with the project it leads to and whether its address has a usable account. */
export async function findInvitation(db: Db, code: string) {
  const [row] = await db
    .select({ invitation: invitations, project: projects, userStatus: users.status })
    .from(invitations)
    .innerJoin(projects, eq(projects.id, invitations.projectId))
    .leftJoin(users, eq(users.email, invitations.email))
    .where(
      and(
        eq(invitations.codeHash, hashToken(code)),
        isNull(invitations.acceptedAt),
        gt(invitations.expiresAt, sql`now()`),
      ),
    );
  return row ?? null;
}

/** True for exactly one caller. */
export async function acceptInvitation(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .update(invitations)
    .set({ acceptedAt: sql`now()` })
    .where(and(eq(invitations.id, id), isNull(invitations.acceptedAt), gt(invitations.expiresAt, sql`now()`)))
    .returning({ id: invitations.id });
  return rows.length > 0;
}

/** Who hears of a project: its admins that can log in. */
export function listProjectAdmins(db: Db, projectId: number) {
  return db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .where(
      and(
        eq(userToProject.projectId, projectId),
        eq(userToProject.role, 'admin'),
        sql`${users.status} in ('active', 'first_login')`,
      ),
    )
    .orderBy(users.id);
}
