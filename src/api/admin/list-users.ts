import { listUsers as findUsers } from '#io/db/queries/users-admin.ts';
import type { Handler } from '../handler.ts';

export const listUsers: Handler<'listUsers'> = async ({ io, query }) => {
  const { page, perPage } = query;
  return { ...(await findUsers(io.db, query)), page, perPage };
};
