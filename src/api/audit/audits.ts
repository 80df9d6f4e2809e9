import { ApiError } from '#contract/errors.ts';
import { seeReport } from '#flows/see-report.ts';
import { showAudit, showAuditPage, showSummary } from '#flows/show-audit.ts';
import { showComparison } from '#flows/show-comparison.ts';
import { cancelAudit as cancel, startAudit as start } from '#flows/start-audit.ts';
import { findAudit, findAuditPage, listAudits as findAudits, newestAudit } from '#io/db/queries/audits.ts';
import { findJobProgress, listJobProgress } from '#io/db/queries/job-progress.ts';
import { findProject } from '#io/db/queries/projects.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import type { UserRow } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';
import type { Handler } from '../handler.ts';

export const startAudit: Handler<'startAudit'> = async ({ io, projectId, user }) => {
  const { audit, jobId } = await start(io, { projectId, trigger: 'manual', userId: user.id });
  const running = async () => (await listJobProgress(io.db, projectId)).find(({ name }) => name === 'crawl-site');
  return { audit: showSummary(audit), job: (jobId ? await findJobProgress(io.db, jobId) : await running()) ?? null };
};

export const listAudits: Handler<'listAudits'> = async ({ io, projectId, query }) => {
  const { items, total } = await findAudits(io.db, projectId, query);
  return { items: items.map((audit) => showSummary(audit, audit.types)), total, ...query };
};

export const getAudit: Handler<'getAudit'> = async ({ io, projectId, entityId }) => {
  const { audit, project } = await auditOf(io, projectId, entityId);
  return showAudit(io.db, audit, project);
};

export const getAuditSubPage: Handler<'getAuditSubPage'> = async ({ io, projectId, entityId, params }) => {
  const { audit, project } = await auditOf(io, projectId, entityId);
  const page = await findAuditPage(io.db, audit.id, params.auditSubPageId);
  if (!page) throw new ApiError('NOT_FOUND');
  return showAuditPage(io.db, audit, project, page);
};

export const cancelAudit: Handler<'cancelAudit'> = async ({ io, projectId, entityId }) => {
  await cancel(io, projectId, entityId);
  const { audit } = await auditOf(io, projectId, entityId);
  return showSummary(audit);
};

export const compareAudits: Handler<'compareAudits'> = async ({ io, projectId, entityId, query }) => {
  const { audit: after } = await auditOf(io, projectId, entityId);
  const other = query.with === undefined ? null : await findScope(io.db, 'audit', query.with);
  const before =
    query.with === undefined
      ? await newestAudit(io.db, projectId, after.id)
      : other?.projectId === projectId
        ? await findAudit(io.db, projectId, other.id)
        : null;
  if (!before) throw new ApiError('NOT_FOUND');
  return { before: showSummary(before), after: showSummary(after), pages: await showComparison(io.db, before, after) };
};

export const getPublicAudit: Handler<'getPublicAudit'> = async ({ io, params, user }) => {
  const { audit, project, reportName } = await publicAudit(io, params.projectSlug, user);
  return showAudit(io.db, audit, project, reportName);
};

export const getPublicAuditSubPage: Handler<'getPublicAuditSubPage'> = async ({ io, params, user }) => {
  const { audit, project, reportName } = await publicAudit(io, params.projectSlug, user);
  const page = await findAuditPage(io.db, audit.id, params.auditSubPageId);
  if (!page) throw new ApiError('NOT_FOUND');
  return showAuditPage(io.db, audit, project, page, reportName);
};

async function auditOf(io: Io, projectId: number, id: number) {
  const [audit, project] = await Promise.all([findAudit(io.db, projectId, id), findProject(io.db, projectId)]);
  if (!audit || !project) throw new ApiError('NOT_FOUND');
  return { audit, project };
}

async function publicAudit(io: Io, name: string, user: UserRow | null) {
  const found = await seeReport(io, name, user);
  if (!found) throw new ApiError('PROJECT_NOT_FOUND');
  const { project, audit, reportName } = found;
  if (!audit) throw new ApiError('NOT_FOUND');
  return { audit, project, reportName };
}
