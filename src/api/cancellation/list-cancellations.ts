import { listCancellationRequests } from '#io/db/queries/cancellation-requests.ts';
import type { Handler } from '../handler.ts';

export const listCancellations: Handler<'listCancellations'> = async ({ io, query }) => ({
  ...(await listCancellationRequests(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
