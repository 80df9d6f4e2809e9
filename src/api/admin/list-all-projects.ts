import { listAllProjects as findAllProjects } from '#io/db/queries/projects.ts';
import type { Handler } from '../handler.ts';

export const listAllProjects: Handler<'listAllProjects'> = async ({ io, query }) => ({
  ...(await findAllProjects(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
