import { ApiError } from '#contract/errors.ts';
import { showSummary } from '#flows/show-audit.ts';
import { showComparison } from '#flows/show-comparison.ts';
import { findAudit, newestAudit } from '#io/db/queries/audits.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import type { Handler } from '../handler.ts';
import { auditOf } from './audit-of.ts';

export const compareAudits: Handler<'compareAudits'> = async ({ io, projectId, entityId, query }) => {
  const { audit: after } = await auditOf(io, projectId, entityId);
  const other = query.with === undefined ? null : await findScope(io.db, 'audit', query.with);
  const before =
    query.with === undefined
      ? await newestAudit(io.db, projectId, after.id)
      : other?.projectId === projectId
        ? await findAudit(io.db, projectId, other.id)
        : null;
  if (!before) throw new ApiError('NOT_FOUND');
  return { before: showSummary(before), after: showSummary(after), pages: await showComparison(io.db, before, after) };
};
