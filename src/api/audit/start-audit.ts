import { showSummary } from '#flows/show-audit.ts';
import { startAudit as start } from '#flows/start-audit.ts';
import { findJobProgress, listJobProgress } from '#io/db/queries/job-progress.ts';
import type { Handler } from '../handler.ts';

export const startAudit: Handler<'startAudit'> = async ({ io, projectId, user }) => {
  const { audit, jobId } = await start(io, { projectId, trigger: 'manual', userId: user.id });
  const running = async () => (await listJobProgress(io.db, projectId)).find(({ name }) => name === 'crawl-site');
  return { audit: showSummary(audit), job: (jobId ? await findJobProgress(io.db, jobId) : await running()) ?? null };
};
