import { inviteCollaborator } from '#flows/people/invite-collaborator.ts';
import type { Handler } from '../handler.ts';
import { rejectBadWords } from '../refuse-bad-words.ts';

export const addCollaborator: Handler<'addCollaborator'> = ({ io, projectId, user, body, language }) => {
  rejectBadWords(body, ['firstname', 'lastname']);
  return inviteCollaborator(io, { ...body, projectId, invitedBy: user, language });
};
