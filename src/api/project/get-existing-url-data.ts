import { existingProject } from '#flows/projects/existing-project.ts';
import type { Handler } from '../handler.ts';

export const getExistingUrlData: Handler<'getExistingUrlData'> = async ({ io, user, query }) => {
  const project = await existingProject(io, user, query.url);
  return { url: query.url, exists: project !== null, project };
};
