import { showSummary } from '#flows/show-audit.ts';
import { cancelAudit as cancel } from '#flows/start-audit.ts';
import type { Handler } from '../handler.ts';
import { auditOf } from './audit-of.ts';

export const cancelAudit: Handler<'cancelAudit'> = async ({ io, projectId, entityId }) => {
  await cancel(io, projectId, entityId);
  const { audit } = await auditOf(io, projectId, entityId);
  return showSummary(audit);
};
