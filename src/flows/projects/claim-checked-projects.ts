import type { UserRole } from '#domain/enumerations.ts';
import { addFirstTemplates } from '#flows/templates/first-templates.ts';
import type { Db } from '#io/db/db.ts';
import { lockUser } from '#io/db/queries/accounts/users.ts';
import { claimCheckedProjects } from '#io/db/queries/audits/checker-requests.ts';
import { domainsOf } from '#io/db/queries/billing/current-plan.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import { findProject } from '#io/db/queries/projects/projects.ts';

/** More than anybody has checked. */
const ALL = 1000;

/**
 * A person who confirmed an address gets the shops that were checked with it, each with a suitable live design on every
 * route. A check does not make a plan larger: what is beyond its domains is claimed at a later login, once there is room.
 */
export async function takeOverProjects(db: Db, user: { id: number; email: string; role: UserRole }): Promise<void> {
  await lockUser(db, user.id);
  const { used, allowed } = await domainsOf(db, user.id);
  const room = user.role === 'superadmin' || allowed === null ? ALL : Math.max(0, allowed - used);
  if (room === 0) return;
  for (const id of await claimCheckedProjects(db, user, room)) {
    const project = await findProject(db, id);
    if (project)
      await recordActivity(db, { action: 'project-claimed', actorId: user.id, project, subject: project.full });
    if (project) await addFirstTemplates({ db }, project);
  }
}
