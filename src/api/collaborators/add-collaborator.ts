import { inviteCollaborator } from '#flows/invite-collaborator.ts';
import type { Handler } from '../handler.ts';
import { refuseBadWords } from '../refuse-bad-words.ts';

export const addCollaborator: Handler<'addCollaborator'> = ({ io, projectId, user, body, language }) => {
  refuseBadWords(body, ['firstname', 'lastname']);
  return inviteCollaborator(io, { ...body, projectId, invitedBy: user, language });
};
