import { openReportPage } from '#flows/audit/open-audit.ts';
import type { Handler } from '../handler.ts';

export const getPublicAuditSubPage: Handler<'getPublicAuditSubPage'> = ({ io, params, user, language }) =>
  openReportPage(io, { name: params.projectSlug, viewer: user, auditPageId: params.auditSubPageId, language });
