import { showAudit } from '#flows/show-audit.ts';
import type { Handler } from '../handler.ts';
import { publicAudit } from './audit-of.ts';

export const getPublicAudit: Handler<'getPublicAudit'> = async ({ io, params, user }) => {
  const { audit, project, reportName } = await publicAudit(io, params.projectSlug, user);
  return showAudit(io.db, audit, project, reportName);
};
