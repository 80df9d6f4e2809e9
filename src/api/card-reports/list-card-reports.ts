import { listCardReports as find } from '#io/db/queries/card-reports.ts';
import type { Handler } from '../handler.ts';

export const listCardReports: Handler<'listCardReports'> = async ({ io, query }) => ({
  ...(await find(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
