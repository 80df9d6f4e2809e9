import { listProjects as findProjects } from '#io/db/queries/projects.ts';
import type { Handler } from '../handler.ts';

export const listProjects: Handler<'listProjects'> = async ({ io, user, query }) => {
  const found = await findProjects(io.db, { ...query, memberId: user.role === 'superadmin' ? null : user.id });
  return { ...found, page: query.page, perPage: query.perPage };
};
