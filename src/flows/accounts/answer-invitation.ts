import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#contract/errors.ts';
import type { InvitationOutcome } from '#domain/access/invitation-outcome.ts';
import { isAddressProven } from '#domain/access/proven-address.ts';
import { requireProvenAddress } from '#flows/guards/refusals.ts';
import type { Db } from '#io/db/db.ts';
import { findUserByEmail, findUserById, type UserRow } from '#io/db/queries/accounts/users.ts';
import { findCover } from '#io/db/queries/billing/covering-plan.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import {
  countOthers,
  endInvitation,
  findInvitationByCode,
  findInvitationFor,
  findMember,
  type InvitationRow,
  upsertCollaborator,
} from '#io/db/queries/projects/collaborators.ts';
import { lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

const ended: Record<InvitationOutcome, ErrorCode> = {
  accepted: 'INVALID_INVITATION',
  declined: 'DECLINED_INVITATION',
  withdrawn: 'WITHDRAWN_INVITATION',
};

/** The open invitation of a code, or why there is none. */
export async function openInvitation(io: Pick<Io, 'db' | 'now'>, code: string) {
  const found = await findInvitationByCode(io.db, code);
  if (!found) throw new ApiError('INVALID_INVITATION');
  const { outcome, expiresAt } = found.invitation;
  if (outcome) throw new ApiError(ended[outcome]);
  if (expiresAt < io.now()) throw new ApiError('EXPIRED_INVITATION');
  return found;
}

/** The open invitation, and whether the invited person logs in or registers to accept it. */
export async function describeInvitation(io: Pick<Io, 'db' | 'now'>, code: string) {
  const found = await openInvitation(io, code);
  const user = await findUserByEmail(io.db, found.invitation.email);
  return { ...found, hasAccount: user !== null && isAddressProven(user) };
}

/** Accepts for somebody who is logged in with the invited address. */
export function acceptInvitation(io: Io, user: UserRow, invitationId: number): Promise<ProjectRow> {
  return io.db.transaction(async (db) => {
    const invitation = await findInvitationFor(db, requireProvenAddress(user), invitationId);
    if (!invitation) throw new ApiError('INVALID_INVITATION');
    return join(db, user, invitation);
  });
}

/** Ends the invitation and adds the person, both in the caller's transaction. */
export async function join(db: Db, user: UserRow, invitation: InvitationRow): Promise<ProjectRow> {
  const { projectId } = invitation;
  // Before the invitation is changed: withdrawing it and removing people lock the project as well.
  const project = await lockProject(db, projectId);
  const accepted = project && (await endInvitation(db, invitation.id, 'accepted'));
  if (!accepted) throw new ApiError('INVALID_INVITATION');
  // Existing members keep their role: an old invitation does not make an editor an admin.
  const member = await findMember(db, projectId, { userId: user.id });
  const { role } = member ?? accepted;
  if (!member) await rejectOverPlan(db, accepted, user.id);
  if (!member) await upsertCollaborator(db, projectId, user.id, role);
  await recordActivity(db, { action: 'invitation-accepted', actorId: user.id, project, detail: { role } });
  return project;
}

/**
 * An invited person has a seat, unless the plan has since become smaller; then only members are counted.
 * Refusing rolls the acceptance back, so the invitation stays open.
 */
async function rejectOverPlan(db: Db, { projectId, invitedBy }: InvitationRow, userId: number): Promise<void> {
  const { plan, projectIds } = await findCover(db, projectId);
  const { users } = plan;
  const inviter = invitedBy === null ? null : await findUserById(db, invitedBy);
  if (users !== null && inviter?.role !== 'superadmin' && (await countOthers(db, projectIds, userId)) >= users)
    throw new ApiError('PROJECT_FULL');
}

export async function declineInvitation(io: Io, user: UserRow, invitationId: number): Promise<void> {
  const invitation = await findInvitationFor(io.db, requireProvenAddress(user), invitationId);
  if (!invitation) throw new ApiError('INVALID_INVITATION');
  await decline(io, invitation, user.id);
}

/** With the mail's code, declining needs no account. */
export async function declineByCode(io: Io, code: string): Promise<void> {
  const { invitation } = await openInvitation(io, code);
  await decline(io, invitation, null);
}

function decline(io: Io, { id, projectId, email, role }: InvitationRow, actorId: number | null): Promise<void> {
  return io.db.transaction(async (db) => {
    const project = await lockProject(db, projectId);
    if (!project || !(await endInvitation(db, id, 'declined'))) throw new ApiError('INVALID_INVITATION');
    await recordActivity(db, { action: 'invitation-declined', actorId, project, subject: email, detail: { role } });
  });
}
