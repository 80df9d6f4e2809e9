import { openReport } from '#flows/audit/open-audit.ts';
import type { Handler } from '../handler.ts';

export const getPublicAudit: Handler<'getPublicAudit'> = ({ io, params, user }) =>
  openReport(io, params.projectSlug, user);
