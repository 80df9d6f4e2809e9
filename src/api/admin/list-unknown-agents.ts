import * as agents from '#io/db/queries/user-agents.ts';
import type { Handler } from '../handler.ts';

export const listUnknownAgents: Handler<'listUnknownAgents'> = async ({ io, query }) => ({
  ...(await agents.listUnknownAgents(io.db, query)),
  page: query.page,
  perPage: query.perPage,
});
