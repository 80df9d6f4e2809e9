import { ApiError } from '#contract/errors.ts';
import { confirmsProject } from '#domain/access/confirmed-by-name.ts';
import { deleteProject as removeProject } from '#flows/projects/delete-project.ts';
import { projectOf } from '#flows/projects/find-or-refuse.ts';
import type { Handler } from '../handler.ts';

export const deleteProject: Handler<'deleteProject'> = async ({ io, user, projectId, query, client }) => {
  const project = await projectOf(io, projectId);
  if (!confirmsProject(query.confirm, project))
    throw new ApiError('VALIDATION_FAILED', { fields: { confirm: [notTheProject] } });
  const by = { actorId: user.id, clientHash: io.keys.hash('client', client) };
  if (!(await removeProject(io, project, by))) throw new ApiError('PROJECT_NOT_FOUND');
  return { done: true };
};

const notTheProject = {
  en: 'Type in the website’s address.',
  de: 'Geben Sie die Adresse der Website ein.',
};
