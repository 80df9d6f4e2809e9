import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { InvitationOutcome } from '#domain/access/invitation-outcome.ts';
import type { ProvenAddress } from '#domain/access/proven-address.ts';
import type { CollaboratorRole } from '#domain/enumerations.ts';
import { hashToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import { invitations, projects, users, userToProject } from '#io/db/schema/index.ts';

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

/** Other people than this one in any of the projects. */
export async function countOthers(db: Db, projectIds: readonly number[], userId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(distinct ${userToProject.userId})::int` })
    .from(userToProject)
    .where(and(inArray(userToProject.projectId, [...projectIds]), ne(userToProject.userId, userId)));
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
    .select({
      id: users.id,
      email: users.email,
      language: users.language,
      timeZone: users.timeZone,
      role: users.role,
    })
    .from(userToProject)
    .innerJoin(users, eq(users.id, userToProject.userId))
    .where(and(eq(userToProject.projectId, projectId), eq(userToProject.role, 'admin'), canLogIn))
    .orderBy(users.id);
}

export type InvitationRow = typeof invitations.$inferSelect;

const isOpen = isNull(invitations.endedAt);
const isValid = and(isOpen, gt(invitations.expiresAt, sql`now()`));
const expiry = (seconds: number) => sql`now() + make_interval(secs => ${seconds})` as unknown as Date;

/** An invitation in the list of members: as the inviter typed it, without facts about the address's owner. */
export const invitationView = ({ collaboratorId, role, email, firstname, lastname, expiresAt }: InvitationRow) => ({
  id: collaboratorId,
  role,
  user: { firstname, lastname, email, status: 'pending' as const, role: 'user' as const },
  invitation: { expiresAt },
});

/** Open ones, expired ones included: they can be sent again. */
export function listInvitations(db: Db, projectId: number): Promise<InvitationRow[]> {
  return db
    .select()
    .from(invitations)
    .where(and(eq(invitations.projectId, projectId), isOpen))
    .orderBy(invitations.id);
}

export async function findOpenInvitation(
  db: Db,
  projectId: number,
  which: { collaboratorId: number } | { email: string },
): Promise<InvitationRow | null> {
  const isThat =
    'collaboratorId' in which
      ? eq(invitations.collaboratorId, which.collaboratorId)
      : eq(invitations.email, which.email);
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.projectId, projectId), isOpen, isThat));
  return row ?? null;
}

interface NewInvitation {
  projectId: number;
  email: string;
  role: CollaboratorRole;
  firstname: string | null;
  lastname: string | null;
  code: string;
  invitedBy: number;
  validSeconds: number;
}

/** One open invitation per address and project: inviting again creates a new code and ends the old one. */
export async function upsertInvitation(
  db: Db,
  { code, validSeconds, ...given }: NewInvitation,
): Promise<InvitationRow> {
  const { projectId, email, ...changing } = given;
  const change = { ...changing, codeHash: hashToken(code), expiresAt: expiry(validSeconds) };
  const [row] = await db
    .insert(invitations)
    .values({ projectId, email, ...change })
    .onConflictDoUpdate({
      target: [invitations.projectId, invitations.email],
      targetWhere: isOpen,
      set: change,
    })
    .returning();
  if (!row) throw new Error('the invitation was not stored');
  return row;
}

export async function changeInvitationRole(db: Db, id: number, role: CollaboratorRole) {
  await db
    .update(invitations)
    .set({ role })
    .where(and(eq(invitations.id, id), isOpen));
}

const withProject = {
  invitation: invitations,
  project: { id: projects.id, slug: projects.slug, title: projects.title, full: projects.full },
  /** The inviter. Null: the account is gone, which Drizzle detects by the first column. */
  from: { email: users.email, firstname: users.firstname, lastname: users.lastname },
};

/** The invitation of a code in any state, with its project. */
export async function findInvitationByCode(db: Db, code: string) {
  const [row] = await db
    .select(withProject)
    .from(invitations)
    .innerJoin(projects, eq(projects.id, invitations.projectId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(eq(invitations.codeHash, hashToken(code)));
  return row ?? null;
}

/** More invitations than anyone has at once. */
const MAX_SHOWN = 20;

/** Invitations waiting for a person's answer. */
export function listInvitationsFor(db: Db, email: ProvenAddress) {
  return db
    .select(withProject)
    .from(invitations)
    .innerJoin(projects, eq(projects.id, invitations.projectId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(and(eq(invitations.email, email), isValid))
    .orderBy(invitations.id)
    .limit(MAX_SHOWN);
}

/** By id, only for the person it was sent to. */
export async function findInvitationFor(
  db: Db,
  email: ProvenAddress,
  collaboratorId: number,
): Promise<InvitationRow | null> {
  const [row] = await db
    .select()
    .from(invitations)
    .where(and(eq(invitations.collaboratorId, collaboratorId), eq(invitations.email, email), isValid));
  return row ?? null;
}

/** Returns the row to exactly one caller. An expired one can be withdrawn, not accepted. */
export async function endInvitation(db: Db, id: number, outcome: InvitationOutcome): Promise<InvitationRow | null> {
  const [row] = await db
    .update(invitations)
    .set({ endedAt: sql`now()`, outcome })
    .where(and(eq(invitations.id, id), outcome === 'accepted' ? isValid : isOpen))
    .returning();
  return row ?? null;
}

/** Everything that still gives this address access to the project. */
export async function withdrawInvitationsOf(db: Db, projectId: number, email: string) {
  await db
    .update(invitations)
    .set({ endedAt: sql`now()`, outcome: 'withdrawn' })
    .where(and(eq(invitations.projectId, projectId), eq(invitations.email, email), isOpen));
}

export async function clearOldInvitations(db: Db, days: number) {
  await db.delete(invitations).where(lt(invitations.expiresAt, sql`now() - make_interval(days => ${days})`));
}
