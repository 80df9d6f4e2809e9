import type { Api } from '#contract/client.ts';
import type { ProjectSummary } from '#contract/entities/user.ts';
import { attempt } from '#web/forms/call-api.server.ts';

/** The new project and its job, as in the URL; null if there is nothing to follow. */
export async function followedJob(api: Api, projects: readonly ProjectSummary[], url: URL) {
  const [slug, id] = [url.searchParams.get('project'), url.searchParams.get('job')];
  const project = slug === null ? undefined : projects.find((one) => one.slug === slug);
  if (!project || id === null) return null;
  const { ok: job } = await attempt(() => api.getJobProgress({ params: { id } }));
  return job ? { project, job } : null;
}
