import type { Db } from '#io/db/db.ts';
import { recordActivity } from '#io/db/queries/activity-log.ts';
import { claimCheckedProjects } from '#io/db/queries/checker-requests.ts';
import { findProject } from '#io/db/queries/projects.ts';
import { addFirstTemplates } from '../templates/first-templates.ts';

/**
 * A person who confirmed an address gets the shops that were checked with it, each with a suitable live design on every
 * route.
 */
export async function takeOverProjects(db: Db, user: { id: number; email: string }): Promise<void> {
  for (const id of await claimCheckedProjects(db, user)) {
    const project = await findProject(db, id);
    if (project)
      await recordActivity(db, { action: 'project-claimed', actorId: user.id, project, subject: project.full });
    if (project) await addFirstTemplates({ db }, project);
  }
}
