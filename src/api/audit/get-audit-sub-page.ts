import { ApiError } from '#contract/errors.ts';
import { showAuditPage } from '#flows/show-audit.ts';
import { findAuditPage } from '#io/db/queries/audits.ts';
import type { Handler } from '../handler.ts';
import { auditOf } from './audit-of.ts';

export const getAuditSubPage: Handler<'getAuditSubPage'> = async ({ io, projectId, entityId, params }) => {
  const { audit, project } = await auditOf(io, projectId, entityId);
  const page = await findAuditPage(io.db, audit.id, params.auditSubPageId);
  if (!page) throw new ApiError('NOT_FOUND');
  return showAuditPage(io.db, audit, project, page);
};
