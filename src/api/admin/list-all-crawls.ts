import { listAllCrawls as findAllCrawls } from '#io/db/queries/crawls.ts';
import type { Handler } from '../handler.ts';

export const listAllCrawls: Handler<'listAllCrawls'> = async ({ io, query }) => ({
  ...(await findAllCrawls(io.reportDb, query, io.now())),
  page: query.page,
  perPage: query.perPage,
});
