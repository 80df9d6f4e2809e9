import { showSummary } from '#flows/audit/show-audit.ts';
import { listAudits as findAudits } from '#io/db/queries/audits.ts';
import type { Handler } from '../handler.ts';

export const listAudits: Handler<'listAudits'> = async ({ io, projectId, query }) => {
  const { items, total } = await findAudits(io.db, projectId, query);
  return { items: items.map((audit) => showSummary(audit, audit.types)), total, ...query };
};
