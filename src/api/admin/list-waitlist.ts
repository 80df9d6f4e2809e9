import { listWaitlist as findEntries } from '#io/db/queries/waitlist.ts';
import type { Handler } from '../handler.ts';

export const listWaitlist: Handler<'listWaitlist'> = async ({ io, query }) => ({
  ...(await findEntries(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
