import { ApiError } from '#contract/errors.ts';
import * as answer from '#flows/answer-invitation.ts';
import { nameOf } from '#flows/name-of.ts';
import { listInvitationsFor } from '#io/db/queries/invitations.ts';
import { findUserByEmail } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';

// What the invited person sees and answers. By the mail's code anybody who has it; by number only whoever is logged in
// with the invited address.

export const getInvitation: Handler<'getInvitation'> = async ({ io, query }) => {
  const found = await answer.openInvitation(io, query.code);
  const user = await findUserByEmail(io.db, found.invitation.email);
  return { ...shown(found), hasAccount: user !== null && user.status !== 'inactive' };
};

export const declineInvitationByCode: Handler<'declineInvitationByCode'> = async ({ io, body }) => {
  await answer.declineByCode(io, body.code);
  return { done: true };
};

export const listOwnInvitations: Handler<'listOwnInvitations'> = async ({ io, user }) =>
  (await listInvitationsFor(io.db, user.email)).map(shown);

export const acceptInvitation: Handler<'acceptInvitation'> = async ({ io, user, params }) => {
  const { slug } = await answer.acceptInvitation(io, user, numberOf(params.id));
  return { projectSlug: slug };
};

export const declineInvitation: Handler<'declineInvitation'> = async ({ io, user, params }) => {
  await answer.declineInvitation(io, user, numberOf(params.id));
  return { done: true };
};

/** Invitations have numbers only. */
function numberOf(id: number | string): number {
  if (typeof id !== 'number') throw new ApiError('INVALID_INVITATION');
  return id;
}

type Found = Awaited<ReturnType<typeof listInvitationsFor>>[number];

const shown = ({ invitation, project, from }: Found) => ({
  id: invitation.collaboratorId,
  email: invitation.email,
  role: invitation.role,
  expiresAt: invitation.expiresAt,
  project: project.title ?? project.full,
  from: from && nameOf(from),
});
