import { listMails as findMails } from '#io/db/queries/mails.ts';
import type { Handler } from '../handler.ts';

export const listMails: Handler<'listMails'> = async ({ io, query }) => ({
  ...(await findMails(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
