import { listCrawls as findCrawls } from '#io/db/queries/crawls.ts';
import type { Handler } from '../handler.ts';

export const listCrawls: Handler<'listCrawls'> = async ({ io, projectId, query }) => ({
  ...(await findCrawls(io.reportDb, projectId, query)),
  page: query.page,
  perPage: query.perPage,
});
