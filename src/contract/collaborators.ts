import { z } from 'zod';
import { collaboratorRoles } from '#domain/enumerations.ts';
import { call } from './call.ts';
import { Collaborator } from './entities/user.ts';
import { Done, Email, Id, line } from './fields.ts';
import { limits } from './limits.ts';
import { ofProject } from './of-project.ts';

// Who works on a project.

export const collaborators = {
  listCollaborators: call({
    method: 'get',
    path: '/project/{id}/collaborators',
    ...ofProject('editor'),
    summary: { en: 'Collaborators of a project', de: 'Mitwirkende eines Projekts' },
    ok: z.array(Collaborator),
  }),
  addCollaborator: call({
    method: 'post',
    path: '/project/{id}/add-collaborator',
    ...ofProject('project-admin'),
    needs: 'session',
    summary: { en: 'Invite a collaborator by mail', de: 'Mitwirkende per E-Mail einladen' },
    body: z.strictObject({
      email: Email,
      firstname: line(100).optional(),
      lastname: line(100).optional(),
      role: z.enum(collaboratorRoles).default('admin'),
    }),
    limits: [limits.invitations],
    ok: Collaborator,
  }),
  removeCollaborator: call({
    method: 'delete',
    path: '/project/{id}/collaborators/{collaboratorId}',
    ...ofProject('superadmin'),
    needs: 'fresh-login',
    summary: { en: 'Remove a collaborator', de: 'Mitwirkende entfernen' },
    params: z.strictObject({ id: Id, collaboratorId: Id }),
    ok: Done,
  }),
};
