import { ApiError } from '#contract/errors.ts';
import type { CollaboratorRole } from '#domain/enumerations.ts';
import type { Db } from '#io/db/db.ts';
import { findMembership, type UserRow } from '#io/db/queries/accounts/users.ts';
import { leaveCustomers, moveOwnersPlan } from '#io/db/queries/billing/move-plan.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import {
  changeInvitationRole,
  changeMemberRole,
  endInvitation,
  findMember,
  findOpenInvitation,
  hasOtherAdmin,
  invitationView,
  type Member,
  removeMember,
  withdrawInvitationsOf,
} from '#io/db/queries/projects/collaborators.ts';
import { setOwner } from '#io/db/queries/projects/handover.ts';
import { lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

// Roles, removals and leaving. Each locks the project, so that a project never loses its last admin to two people
// acting at the same time.

interface Change {
  projectId: number;
  /** Of a member or of an open invitation. */
  collaboratorId: number;
  user: UserRow;
}

export function changeRole(io: Io, { projectId, collaboratorId, user, role }: Change & { role: CollaboratorRole }) {
  return io.db.transaction(async (db) => {
    const project = await lockProjectAsAdmin(db, projectId, user);
    const record = (subject: string, before: CollaboratorRole) =>
      recordActivity(db, { action: 'role-changed', actorId: user.id, project, subject, detail: { before, role } });
    const member = await findMember(db, projectId, { id: collaboratorId });
    if (member) {
      if (member.role === role) return member;
      if (role !== 'admin') await requireOtherAdmin(db, projectId, member);
      await changeMemberRole(db, projectId, member.userId, role);
      await record(member.user.email, member.role);
      return { ...member, role };
    }
    const invitation = await findOpenInvitation(db, projectId, { collaboratorId });
    if (!invitation) throw new ApiError('NOT_FOUND');
    if (invitation.role !== role) {
      await changeInvitationRole(db, invitation.id, role);
      await record(invitation.email, invitation.role);
    }
    return invitationView({ ...invitation, role });
  });
}

/** A removed person's old invitations end with the membership: no link leads back in. */
export function removeCollaborator(io: Io, { projectId, collaboratorId, user }: Change): Promise<void> {
  return io.db.transaction(async (db) => {
    const project = await lockProjectAsAdmin(db, projectId, user);
    const record = (action: 'person-removed' | 'invitation-withdrawn', subject: string, role: CollaboratorRole) =>
      recordActivity(db, { action, actorId: user.id, project, subject, detail: { role } });
    const member = await findMember(db, projectId, { id: collaboratorId });
    if (member) {
      await requireOtherAdmin(db, projectId, member);
      await removeFromProject(db, project, member);
      return record('person-removed', member.user.email, member.role);
    }
    const invitation = await findOpenInvitation(db, projectId, { collaboratorId });
    if (!invitation || !(await endInvitation(db, invitation.id, 'withdrawn'))) throw new ApiError('NOT_FOUND');
    return record('invitation-withdrawn', invitation.email, invitation.role);
  });
}

export function leaveProject(io: Io, { projectId, user }: Omit<Change, 'collaboratorId'>): Promise<void> {
  return io.db.transaction(async (db) => {
    const project = await lockProject(db, projectId);
    const member = await findMember(db, projectId, { userId: user.id });
    // A super admin can see every project, but can only leave their own.
    if (!project || !member) throw new ApiError('NOT_FOUND');
    await requireOtherAdmin(db, projectId, member);
    await removeFromProject(db, project, member);
    await recordActivity(db, { action: 'person-left', actorId: user.id, project, detail: { role: member.role } });
  });
}

/** The plan of an owner who leaves moves to another of their websites, if there is one. */
async function removeFromProject(db: Db, { id, ownerId }: ProjectRow, member: Member) {
  if (ownerId === member.userId) {
    if (await moveOwnersPlan(db, id)) await leaveCustomers(db, id);
    await setOwner(db, id, null);
  }
  await removeMember(db, id, member.userId);
  await withdrawInvitationsOf(db, id, member.user.email);
}

/** An admin who cannot log in does not count, so such an admin can always be removed. */
async function requireOtherAdmin(db: Db, projectId: number, { role, userId, user }: Member) {
  const isUsable = user.status === 'active' || user.status === 'first_login';
  if (role === 'admin' && isUsable && !(await hasOtherAdmin(db, projectId, userId))) throw new ApiError('LAST_ADMIN');
}

/**
 * The project, locked until the transaction ends, for somebody who may change its members. The role is read again: of
 * two admins who remove each other at the same time, the second is no longer an admin.
 */
export async function lockProjectAsAdmin(db: Db, projectId: number, user: UserRow): Promise<ProjectRow> {
  const project = await lockProject(db, projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  if (user.role === 'superadmin') return project;
  const membership = await findMembership(db, user.id, projectId);
  if (!membership) throw new ApiError('PROJECT_NOT_FOUND');
  if (membership.role !== 'admin') throw new ApiError('NOT_ALLOWED');
  return project;
}
