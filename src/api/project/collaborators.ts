import { ApiError } from '#contract/errors.ts';
import { inviteCollaborator } from '#flows/invite-collaborator.ts';
import { listCollaborators as findCollaborators, removeCollaborator as remove } from '#io/db/queries/collaborators.ts';
import type { Handler } from '../handler.ts';
import { refuseBadWords } from '../refuse-bad-words.ts';

export const listCollaborators: Handler<'listCollaborators'> = ({ io, projectId }) =>
  findCollaborators(io.db, projectId);

export const addCollaborator: Handler<'addCollaborator'> = ({ io, projectId, user, body, language }) => {
  refuseBadWords(body, ['firstname', 'lastname']);
  return inviteCollaborator(io, { ...body, projectId, invitedBy: user, language });
};

export const removeCollaborator: Handler<'removeCollaborator'> = async ({ io, projectId, params }) => {
  const isRemoved =
    typeof params.collaboratorId === 'number' && (await remove(io.db, projectId, params.collaboratorId));
  if (!isRemoved) throw new ApiError('NOT_FOUND');
  return { done: true };
};
