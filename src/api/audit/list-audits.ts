import { listAudits as list } from '#flows/audit/list-audits.ts';
import type { Handler } from '../handler.ts';

export const listAudits: Handler<'listAudits'> = async ({ io, projectId, query }) => ({
  ...(await list(io, projectId, query)),
  ...query,
});
