import { listJobs as findJobs } from '#io/db/queries/jobs.ts';
import type { Handler } from '../handler.ts';

export const listJobs: Handler<'listJobs'> = async ({ io, query }) => ({
  ...(await findJobs(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
