import { compareScores } from '#domain/audit/scoring/score.ts';
import { listAuditRows, listScoredPages, newestAudit } from '#io/db/queries/audits/audits.ts';
import type { Io } from '#io/io.ts';
import { showSummary } from './show-audit.ts';

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
