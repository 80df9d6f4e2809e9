import type { Api } from '#contract/client.ts';
import type { JobProgress } from '#contract/entities/project.ts';
import type { JobName } from '#contract/jobs.ts';
import { attempt } from '#web/forms/call-api.server.ts';

/** The newest of these jobs running in a project: after a reload the bar continues. */
export async function runningJob(api: Api, projectId: number, names: readonly JobName[]): Promise<JobProgress | null> {
  const { ok } = await attempt(() => api.listProjectJobs({ params: { id: String(projectId) } }));
  return (
    ok?.find(
      (job) => names.some((name) => name === job.name) && (job.state === 'waiting' || job.state === 'running'),
    ) ?? null
  );
}
