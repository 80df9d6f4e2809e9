import { listCheckerRequests as findRequests } from '#io/db/queries/checker-requests.ts';
import type { Handler } from '../handler.ts';

export const listCheckerRequests: Handler<'listCheckerRequests'> = async ({ io, query }) => ({
  ...(await findRequests(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
