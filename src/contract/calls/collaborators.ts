import { z } from 'zod';
import { call } from '#contract/call.ts';
import { Collaborator, Invitation } from '#contract/entities/user.ts';
import { Code, Done, Email, Id, idParams, line, ofProject } from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { collaboratorRoles } from '#domain/enumerations.ts';

// Members and open invitations of a project. Both are in one list and share their ids.

const ofOne = z.strictObject({ id: Id, collaboratorId: Id });
const Role = z.enum(collaboratorRoles);
const invitationLimits = [limits.invitations, limits.invitationsOfUser, limits.invitationsToAddress];

export const collaborators = {
  listCollaborators: call({
    method: 'get',
    path: '/project/{id}/collaborators',
    ...ofProject('editor'),
    summary: {
      en: 'List a project’s collaborators and open invitations',
      de: 'Mitwirkende und offene Einladungen eines Projekts',
    },
    ok: z.array(Collaborator),
  }),
  addCollaborator: call({
    method: 'post',
    path: '/project/{id}/add-collaborator',
    ...ofProject('project-admin'),
    needs: 'session',
    summary: { en: 'Invite a collaborator by email', de: 'Mitwirkende per E-Mail einladen' },
    body: z.strictObject({
      email: Email,
      firstname: line(100).optional(),
      lastname: line(100).optional(),
      role: Role.default('user'),
    }),
    limits: invitationLimits,
    ok: Collaborator,
  }),
  changeCollaborator: call({
    method: 'patch',
    path: '/project/{id}/collaborators/{collaboratorId}',
    ...ofProject('project-admin'),
    needs: 'fresh-login',
    summary: { en: 'Change a collaborator’s role', de: 'Rolle ändern' },
    params: ofOne,
    body: z.strictObject({ role: Role }),
    ok: Collaborator,
  }),
  removeCollaborator: call({
    method: 'delete',
    path: '/project/{id}/collaborators/{collaboratorId}',
    ...ofProject('project-admin'),
    needs: 'fresh-login',
    summary: {
      en: 'Remove a collaborator or withdraw an invitation',
      de: 'Mitwirkende entfernen oder Einladung zurückziehen',
    },
    params: ofOne,
    ok: Done,
  }),
  resendInvitation: call({
    method: 'post',
    path: '/project/{id}/collaborators/{collaboratorId}/resend-invitation',
    ...ofProject('project-admin'),
    needs: 'session',
    summary: { en: 'Resend an invitation with a new link', de: 'Einladung mit neuem Link erneut senden' },
    params: ofOne,
    limits: invitationLimits,
    ok: Collaborator,
  }),
  leaveProject: call({
    method: 'post',
    path: '/project/{id}/leave',
    ...ofProject('editor'),
    needs: 'session',
    summary: { en: 'Leave a project', de: 'Projekt verlassen' },
    ok: Done,
  }),
};

// The other side: the invited person.

export const invitationCalls = {
  getInvitation: call({
    method: 'get',
    path: '/auth/invitation',
    access: 'public',
    summary: { en: 'Get the invitation behind a code', de: 'Einladung zu einem Code' },
    query: z.strictObject({ code: Code }),
    limits: [limits.loginCodes],
    ok: Invitation.extend({ hasAccount: z.boolean() }),
  }),
  declineInvitationByCode: call({
    method: 'post',
    path: '/auth/invitation/decline',
    access: 'public',
    summary: { en: 'Decline an invitation by its code', de: 'Einladung mit ihrem Code ablehnen' },
    body: z.strictObject({ code: Code }),
    limits: [limits.loginCodes],
    ok: Done,
  }),
  listOwnInvitations: call({
    method: 'get',
    path: '/user/invitations',
    access: 'user',
    summary: { en: 'List your open invitations', de: 'Ihre offenen Einladungen' },
    ok: z.array(Invitation),
  }),
  acceptInvitation: call({
    method: 'post',
    path: '/user/invitations/{id}/accept',
    access: 'user',
    needs: 'session',
    summary: { en: 'Accept an invitation', de: 'Einladung annehmen' },
    params: idParams,
    ok: z.object({ projectSlug: z.string() }),
  }),
  declineInvitation: call({
    method: 'post',
    path: '/user/invitations/{id}/decline',
    access: 'user',
    needs: 'session',
    summary: { en: 'Decline an invitation', de: 'Einladung ablehnen' },
    params: idParams,
    ok: Done,
  }),
};
