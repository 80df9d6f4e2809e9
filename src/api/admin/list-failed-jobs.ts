import { listFailedJobs as findFailedJobs } from '#io/db/queries/failed-jobs.ts';
import type { Handler } from '../handler.ts';

export const listFailedJobs: Handler<'listFailedJobs'> = async ({ io, query }) => ({
  ...(await findFailedJobs(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
