import { stopAudit } from '#flows/audit/open-audit.ts';
import type { Handler } from '../handler.ts';

export const cancelAudit: Handler<'cancelAudit'> = ({ io, projectId, entityId }) => stopAudit(io, projectId, entityId);
