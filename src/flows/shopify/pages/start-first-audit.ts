import { ApiError } from '#contract/errors.ts';
import { hasAudits } from '#io/db/queries/audits/audits.ts';
import type { Io } from '#io/io.ts';
import { startAudit } from '../../audit/start-audit.ts';

/** A merchant who opens the app sees how the shop's links look without asking for it. Later audits are the clock's. */
export async function startFirstAudit(io: Io, projectId: number): Promise<void> {
  if (await hasAudits(io.db, projectId)) return;
  try {
    // As the check of a new visitor: it does not use up the month of the free plan, which has one audit.
    await startAudit(io, { projectId, trigger: 'checker' });
  } catch (error) {
    // The project was deleted meanwhile.
    if (!(error instanceof ApiError)) throw error;
  }
}
