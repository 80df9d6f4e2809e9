import { ApiError } from '#contract/errors.ts';
import { findProject, listProjects as findProjects } from '#io/db/queries/projects.ts';
import type { Handler } from '../handler.ts';

export const listProjects: Handler<'listProjects'> = async ({ io, user, query }) => {
  const found = await findProjects(io.db, { ...query, memberId: user.role === 'superadmin' ? null : user.id });
  return { ...found, page: query.page, perPage: query.perPage };
};

export const getProject: Handler<'getProject'> = async ({ io, projectId }) => {
  const project = await findProject(io.db, projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  return project;
};
