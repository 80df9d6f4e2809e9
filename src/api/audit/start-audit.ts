import { startOwnAudit } from '#flows/audit/open-audit.ts';
import type { Handler } from '../handler.ts';

export const startAudit: Handler<'startAudit'> = ({ io, projectId, user }) =>
  startOwnAudit(io, { projectId, userId: user.id });
