import * as people from '#flows/people/change-collaborators.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const removeCollaborator: Handler<'removeCollaborator'> = async ({ io, projectId, user, params }) => {
  await people.removeCollaborator(io, { projectId, user, collaboratorId: numberOf(params.collaboratorId) });
  return { done: true };
};
