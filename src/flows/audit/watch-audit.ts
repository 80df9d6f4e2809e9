import { ApiError } from '#contract/errors.ts';
import { describeCard } from '#domain/audit/texts/describe-audit.ts';
import { pathOf } from '#domain/crawl/page-address.ts';
import { auditSubPageStatus } from '#domain/enumerations.ts';
import type { Language } from '#domain/language.ts';
import { findVisibleReport } from '#flows/reports/find-visible-report.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import { listAuditProgress } from '#io/db/queries/audits/public-audit.ts';
import type { Io } from '#io/io.ts';

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
