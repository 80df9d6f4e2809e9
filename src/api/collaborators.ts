import { provenAddressOf } from '#domain/access/proven-address.ts';
import * as answer from '#flows/accounts/answer-invitation.ts';
import { describeInvitation } from '#flows/accounts/answer-invitation.ts';
import { nameOf } from '#flows/mails/send-mail.ts';
import * as people from '#flows/people/change-collaborators.ts';
import { inviteCollaborator, resendInvitation } from '#flows/people/invite-collaborator.ts';
import {
  invitationView,
  listInvitations,
  listInvitationsFor,
  listMembers,
} from '#io/db/queries/projects/collaborators.ts';
import { type Handlers, numberOf, rejectBadWords } from './handler.ts';

export const collaboratorsHandlers = {
  acceptInvitation: async ({ io, user, params }) => {
    const { slug } = await answer.acceptInvitation(io, user, numberOf(params.id, 'INVALID_INVITATION'));
    return { projectSlug: slug };
  },

  addCollaborator: ({ io, projectId, user, body, language }) => {
    rejectBadWords(body, ['firstname', 'lastname']);
    return inviteCollaborator(io, { ...body, projectId, invitedBy: user, language });
  },

  changeCollaborator: ({ io, projectId, user, params, body }) =>
    people.changeRole(io, { projectId, user, collaboratorId: numberOf(params.collaboratorId), role: body.role }),

  declineInvitationByCode: async ({ io, body }) => {
    await answer.declineByCode(io, body.code);
    return { done: true };
  },

  declineInvitation: async ({ io, user, params }) => {
    await answer.declineInvitation(io, user, numberOf(params.id, 'INVALID_INVITATION'));
    return { done: true };
  },

  getInvitation: async ({ io, query }) => {
    const { hasAccount, ...found } = await describeInvitation(io, query.code);
    return { ...shown(found), hasAccount };
  },

  leaveProject: async ({ io, projectId, user }) => {
    await people.leaveProject(io, { projectId, user });
    return { done: true };
  },

  listCollaborators: async ({ io, projectId }) => {
    const [members, waiting] = await Promise.all([listMembers(io.db, projectId), listInvitations(io.db, projectId)]);
    return [...members, ...waiting.map(invitationView)];
  },

  listOwnInvitations: async ({ io, user }) => {
    const address = provenAddressOf(user);
    return address === null ? [] : (await listInvitationsFor(io.db, address)).map(shown);
  },

  removeCollaborator: async ({ io, projectId, user, params }) => {
    await people.removeCollaborator(io, { projectId, user, collaboratorId: numberOf(params.collaboratorId) });
    return { done: true };
  },

  resendInvitation: ({ io, projectId, user, params, language }) =>
    resendInvitation(io, { projectId, invitedBy: user, collaboratorId: numberOf(params.collaboratorId), language }),
} satisfies Partial<Handlers>;

type Found = Awaited<ReturnType<typeof listInvitationsFor>>[number];

const shown = ({ invitation, project, from }: Found) => ({
  id: invitation.collaboratorId,
  email: invitation.email,
  role: invitation.role,
  expiresAt: invitation.expiresAt,
  project: project.title ?? project.full,
  from: from && nameOf(from),
});
