import { openAudit } from '#flows/audit/open-audit.ts';
import type { Handler } from '../handler.ts';

export const getAudit: Handler<'getAudit'> = ({ io, projectId, entityId }) => openAudit(io, projectId, entityId);
