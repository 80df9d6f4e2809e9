import { listMembers } from '#io/db/queries/collaborators.ts';
import { invitationView, listInvitations } from '#io/db/queries/invitations.ts';
import type { Handler } from '../handler.ts';

export const listCollaborators: Handler<'listCollaborators'> = async ({ io, projectId }) => {
  const [members, waiting] = await Promise.all([listMembers(io.db, projectId), listInvitations(io.db, projectId)]);
  return [...members, ...waiting.map(invitationView)];
};
