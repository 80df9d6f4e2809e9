import { showAudit } from '#flows/show-audit.ts';
import type { Handler } from '../handler.ts';
import { auditOf } from './audit-of.ts';

export const getAudit: Handler<'getAudit'> = async ({ io, projectId, entityId }) => {
  const { audit, project } = await auditOf(io, projectId, entityId);
  return showAudit(io.db, audit, project);
};
