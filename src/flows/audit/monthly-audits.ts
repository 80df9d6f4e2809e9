import { ApiError } from '#contract/errors.ts';
import { listDueForAudit } from '#io/db/queries/audits/audits.ts';
import type { Io } from '#io/io.ts';
import { startAudit } from './start-audit.ts';

/** Started per run; the rest is still due an hour later. */
const BATCH_SIZE = 100;

/**
 * Every plan includes one audit a month (docs/decisions/009-what-the-specification-leaves-open.md#plans), over as many pages as the plan's
 * audits have.
 */
export async function startDueAudits(io: Io): Promise<void> {
  for (const projectId of await listDueForAudit(io.db, BATCH_SIZE)) {
    try {
      await startAudit(io, { projectId, trigger: 'schedule' });
    } catch (error) {
      // The month is used up: it is due again in the next.
      if (!(error instanceof ApiError && error.code === 'LIMIT_REACHED')) throw error;
    }
  }
}
