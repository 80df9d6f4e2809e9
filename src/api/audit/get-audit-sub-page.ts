import { openAuditPage } from '#flows/audit/open-audit.ts';
import type { Handler } from '../handler.ts';

export const getAuditSubPage: Handler<'getAuditSubPage'> = ({ io, projectId, entityId, params, language }) =>
  openAuditPage(io, { projectId, auditId: entityId, auditPageId: params.auditSubPageId, language });
