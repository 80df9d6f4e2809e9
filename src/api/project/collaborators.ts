import { ApiError } from '#contract/errors.ts';
import * as people from '#flows/change-collaborators.ts';
import { inviteCollaborator, resendInvitation as resend } from '#flows/invite-collaborator.ts';
import { listMembers } from '#io/db/queries/collaborators.ts';
import { listInvitations, shownInvitation } from '#io/db/queries/invitations.ts';
import type { Handler } from '../handler.ts';
import { refuseBadWords } from '../refuse-bad-words.ts';

export const listCollaborators: Handler<'listCollaborators'> = async ({ io, projectId }) => {
  const [members, waiting] = await Promise.all([listMembers(io.db, projectId), listInvitations(io.db, projectId)]);
  return [...members, ...waiting.map(shownInvitation)];
};

export const addCollaborator: Handler<'addCollaborator'> = ({ io, projectId, user, body, language }) => {
  refuseBadWords(body, ['firstname', 'lastname']);
  return inviteCollaborator(io, { ...body, projectId, invitedBy: user, language });
};

export const changeCollaborator: Handler<'changeCollaborator'> = ({ io, projectId, user, params, body }) =>
  people.changeRole(io, { projectId, user, collaboratorId: numberOf(params.collaboratorId), role: body.role });

export const removeCollaborator: Handler<'removeCollaborator'> = async ({ io, projectId, user, params }) => {
  await people.removeCollaborator(io, { projectId, user, collaboratorId: numberOf(params.collaboratorId) });
  return { done: true };
};

export const resendInvitation: Handler<'resendInvitation'> = ({ io, projectId, user, params, language }) =>
  resend(io, { projectId, invitedBy: user, collaboratorId: numberOf(params.collaboratorId), language });

export const leaveProject: Handler<'leaveProject'> = async ({ io, projectId, user }) => {
  await people.leaveProject(io, { projectId, user });
  return { done: true };
};

/** Members and invitations have numbers only. */
function numberOf(id: number | string): number {
  if (typeof id !== 'number') throw new ApiError('NOT_FOUND');
  return id;
}
