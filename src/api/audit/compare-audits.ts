import { compareAudits as compare } from '#flows/audit/open-audit.ts';
import type { Handler } from '../handler.ts';

export const compareAudits: Handler<'compareAudits'> = ({ io, projectId, entityId, query, language }) =>
  compare(io, { projectId, auditId: entityId, beforeId: query.with, language });
