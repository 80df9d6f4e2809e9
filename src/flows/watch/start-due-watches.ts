import { looksAhead, nextLookAt } from '#domain/watch/pace.ts';
import { listWatchedProjects } from '#io/db/queries/watch/watched-projects.ts';
import type { Io } from '#io/io.ts';

/** Every minute: a job for each project that has looks due, one at a time for each. */
export async function startDueWatches(io: Io): Promise<void> {
  const now = io.now();
  for (const project of await listWatchedProjects(io.db, now)) {
    const { projectId, isAsked } = project;
    if (nextLookAt(project, now) > now && !(isAsked && looksAhead(project, now) > 0)) continue;
    await io.queue.enqueue(io.db, 'watch-project', { projectId }, { singletonKey: `watch-${projectId}` });
  }
}
