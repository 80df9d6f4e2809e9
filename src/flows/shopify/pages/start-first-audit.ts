import { ApiError } from '#contract/errors.ts';
import { hasAudits } from '#io/db/queries/audits.ts';
import type { Io } from '#io/io.ts';
import { startAudit } from '../../audit/start-audit.ts';

/** A merchant who opens the app sees how the shop's links look without asking for it. Later audits are the clock's. */
export async function startFirstAudit(io: Io, projectId: number): Promise<void> {
  if (await hasAudits(io.db, projectId)) return;
  try {
    await startAudit(io, { projectId, trigger: 'schedule' });
  } catch (error) {
    // The month is used up, or the project was deleted meanwhile.
    if (!(error instanceof ApiError)) throw error;
  }
}
