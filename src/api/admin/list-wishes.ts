import { listWishes as findWishes } from '#io/db/queries/plan-requests.ts';
import type { Handler } from '../handler.ts';

export const listWishes: Handler<'listWishes'> = async ({ io, query }) => ({
  ...(await findWishes(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
