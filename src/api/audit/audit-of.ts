import { ApiError } from '#contract/errors.ts';
import { seeReport } from '#flows/see-report.ts';
import { findAudit } from '#io/db/queries/audits.ts';
import { findProject } from '#io/db/queries/projects.ts';
import type { UserRow } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';

export async function auditOf(io: Io, projectId: number, id: number) {
  const [audit, project] = await Promise.all([findAudit(io.db, projectId, id), findProject(io.db, projectId)]);
  if (!audit || !project) throw new ApiError('NOT_FOUND');
  return { audit, project };
}

export async function publicAudit(io: Io, name: string, user: UserRow | null) {
  const found = await seeReport(io, name, user);
  if (!found) throw new ApiError('PROJECT_NOT_FOUND');
  const { project, audit, reportName } = found;
  if (!audit) throw new ApiError('NOT_FOUND');
  return { audit, project, reportName };
}
