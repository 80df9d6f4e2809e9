import * as people from '#flows/people/change-collaborators.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const changeCollaborator: Handler<'changeCollaborator'> = ({ io, projectId, user, params, body }) =>
  people.changeRole(io, { projectId, user, collaboratorId: numberOf(params.collaboratorId), role: body.role });
