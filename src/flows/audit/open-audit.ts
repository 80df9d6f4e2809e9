import { ApiError } from '#contract/errors.ts';
import { compareScores } from '#domain/audit/scoring/score.ts';
import { describeCard } from '#domain/audit/texts/describe-audit.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import { auditSubPageStatus } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { findVisibleReport } from '#flows/reports/find-visible-report.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import {
  findAudit,
  findAuditPage,
  findPageOfAnyAudit,
  listAuditRows,
  listScoredPages,
  newestAudit,
} from '#io/db/queries/audits/audits.ts';
import { listAuditProgress } from '#io/db/queries/audits/public-audit.ts';
import { findJobProgress, listJobProgress } from '#io/db/queries/operation/jobs.ts';
import { findScope } from '#io/db/queries/projects/access.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';
import { changeBetween, showAudit, showAuditPage, showSummary } from './show-audit.ts';
import { showComparison } from './show-comparison.ts';
import { cancelAudit, startAudit } from './start-audit.ts';

// Audits as members and readers of a report see them.

export async function startOwnAudit(io: Io, { projectId, userId }: { projectId: number; userId: number }) {
  const { audit, jobId } = await startAudit(io, { projectId, trigger: 'manual', userId });
  const running = async () => (await listJobProgress(io.db, projectId)).find(({ name }) => name === 'crawl-site');
  return { audit: showSummary(audit), job: (jobId ? await findJobProgress(io.db, jobId) : await running()) ?? null };
}

export async function stopAudit(io: Io, projectId: number, auditId: number) {
  await cancelAudit(io, projectId, auditId);
  const { audit } = await auditOf(io, projectId, auditId);
  return showSummary(audit);
}

export async function openAudit(io: Io, projectId: number, auditId: number) {
  const { audit, project } = await auditOf(io, projectId, auditId);
  return showAudit(io, audit, project);
}

interface PageOfAudit {
  projectId: number;
  auditId: number;
  auditPageId: Parameters<typeof findAuditPage>[2];
  language: Language;
}

export async function openAuditPage(io: Io, { projectId, auditId, auditPageId, language }: PageOfAudit) {
  const { audit, project } = await auditOf(io, projectId, auditId);
  const page = await findAuditPage(io.db, audit.id, auditPageId);
  if (!page) throw new ApiError('NOT_FOUND');
  return showAuditPage(io, audit, project, page, { language });
}

interface ComparedAudits extends Omit<PageOfAudit, 'auditPageId'> {
  /** Default: the previous audit. */
  beforeId?: number | string | undefined;
}

export async function openComparison(io: Io, { projectId, auditId, beforeId, language }: ComparedAudits) {
  const { audit: after } = await auditOf(io, projectId, auditId);
  const named = beforeId === undefined ? null : await findScope(io.db, 'audit', beforeId);
  const before =
    beforeId === undefined
      ? await newestAudit(io.db, projectId, after.id)
      : named?.projectId === projectId
        ? await findAudit(io.db, projectId, named.id)
        : null;
  if (!before) throw new ApiError('NOT_FOUND');
  const [pages, change] = await Promise.all([
    showComparison(io.db, before, after, language),
    changeBetween(io.db, before.id, after.id),
  ]);
  return { before: showSummary(before), after: showSummary(after, undefined, change), pages };
}

/** `name` as in the URL of the report. */
export async function openReport(io: Io, name: string, viewer: UserRow | null) {
  const { audit, project, reportName } = await reportOf(io, name, viewer);
  return showAudit(io, audit, project, reportName);
}

/** The page of an earlier audit stays under its address, as it was then. */
export async function openReportPage(
  io: Io,
  report: { name: string; viewer: UserRow | null } & Pick<PageOfAudit, 'auditPageId' | 'language'>,
) {
  const { name, viewer, auditPageId, language } = report;
  const { audit, project, reportName } = await reportOf(io, name, viewer);
  const page = await findPageOfAnyAudit(io.db, project.id, auditPageId);
  const own = page && (page.auditId === audit.id ? audit : await findAudit(io.db, project.id, page.auditId));
  if (!page || !own) throw new ApiError('NOT_FOUND');
  return showAuditPage(io, own, project, page, { language, reportName });
}

async function auditOf(io: Io, projectId: number, id: number) {
  const [audit, project] = await Promise.all([findAudit(io.db, projectId, id), findProject(io.db, projectId)]);
  if (!audit || !project) throw new ApiError('NOT_FOUND');
  return { audit, project };
}

async function reportOf(io: Io, name: string, viewer: UserRow | null) {
  const found = await findVisibleReport(io, name, viewer);
  if (!found) throw new ApiError('PROJECT_NOT_FOUND');
  const { project, audit, reportName } = found;
  if (!audit) throw new ApiError('NOT_FOUND');
  return { audit, project, reportName };
}

/** Newest first, each with what changed since the finished one before it. */
export async function listAudits(io: Io, projectId: number, paging: { page: number; perPage: number }) {
  const { items, total } = await listAuditRows(io.db, projectId, paging);
  const oldest = items.at(-1);
  const older = oldest ? await newestAudit(io.db, projectId, oldest.id) : null;
  const scored = [...items, ...(older ? [older] : [])].filter(({ score }) => score !== null);
  const ids = scored.map(({ id }) => id);
  const pages = Map.groupBy(await listScoredPages(io.db, ids), ({ auditId }) => auditId);
  const changeOf = (id: number) => {
    const before = ids[ids.indexOf(id) + 1];
    if (!ids.includes(id) || before === undefined) return null;
    return compareScores(pages.get(before) ?? [], pages.get(id) ?? []);
  };
  return { items: items.map((audit) => showSummary(audit, audit.types, changeOf(audit.id))), total };
}

/** A running audit for its report: the progress, and a card for every page that is ready. */
export async function watchAudit(io: Io, name: string, viewer: UserRow | null, language: Language) {
  const found = await findVisibleReport(io, name, viewer);
  if (!found) throw new ApiError('PROJECT_NOT_FOUND');
  const { audit, project } = found;
  const { address } = project;
  if (!audit) return { status: 'pending' as const, address, pagesDone: 0, pagesPlanned: 0, pages: [] };
  const { status, pagesDone, pagesPlanned } = audit;
  const rows = status === 'completed' ? [] : await listAuditProgress(io.db, audit.id);
  const pages = rows.map((row) => ({
    uuid: row.uuid,
    path: pathOf(row.url),
    isDone: row.status === auditSubPageStatus.Done,
    score: row.score,
    card: row.card && describeCard(row.card, language),
  }));
  return { status, address, pagesDone, pagesPlanned, pages };
}
