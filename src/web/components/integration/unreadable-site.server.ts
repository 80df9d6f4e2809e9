import type { Api } from '#contract/client.ts';
import type { Text } from '#domain/language.ts';
import { attempt } from '#web/forms/call-api.server.ts';
import { whyUnreadable } from './why-unreadable.ts';

/** For screens that show no more of it than a note: why nothing of the site could be read, else null. */
export async function findUnreadable(api: Api, projectId: number): Promise<Text | null> {
  const params = { id: String(projectId) };
  const { ok: project } = await attempt(() => api.getProject({ params }));
  const why = project ? whyUnreadable(project, 0) : null;
  if (!project || why === null) return null;
  const { ok: monitoring } = await attempt(() => api.getMonitoring({ params }));
  return monitoring ? whyUnreadable(project, monitoring.pages.read) : null;
}
