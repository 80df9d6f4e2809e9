import { ApiError } from '#contract/errors.ts';
import type { Db } from '#io/db/db.ts';
import { lockProject, type ProjectRow } from '#io/db/queries/projects/projects.ts';

/** So that two requests at once count what there is one after the other. */
export async function lockedProject(db: Db, projectId: number): Promise<ProjectRow> {
  const project = await lockProject(db, projectId);
  if (!project) throw new ApiError('PROJECT_NOT_FOUND');
  return project;
}
