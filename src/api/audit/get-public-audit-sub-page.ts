import { ApiError } from '#contract/errors.ts';
import { showAuditPage } from '#flows/show-audit.ts';
import { findAuditPage } from '#io/db/queries/audits.ts';
import type { Handler } from '../handler.ts';
import { publicAudit } from './audit-of.ts';

export const getPublicAuditSubPage: Handler<'getPublicAuditSubPage'> = async ({ io, params, user }) => {
  const { audit, project, reportName } = await publicAudit(io, params.projectSlug, user);
  const page = await findAuditPage(io.db, audit.id, params.auditSubPageId);
  if (!page) throw new ApiError('NOT_FOUND');
  return showAuditPage(io.db, audit, project, page, reportName);
};
