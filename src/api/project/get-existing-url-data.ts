import { findProject, findProjectsByAddress } from '#io/db/queries/projects.ts';
import { findMembership } from '#io/db/queries/users.ts';
import type { Handler } from '../handler.ts';

/** Before a project is made: whether the person has one of this site already. */
export const getExistingUrlData: Handler<'getExistingUrlData'> = async ({ io, user, query }) => {
  const memberId = user.role === 'superadmin' ? null : user.id;
  const [known] = await findProjectsByAddress(io.db, query.url, memberId);
  const project = known && (await findProject(io.db, known.id));
  const role = known && (await findMembership(io.db, user.id, known.id))?.role;
  return {
    url: query.url,
    exists: project !== undefined && project !== null,
    project: project ? { id: project.id, slug: project.slug, title: project.title, role: role ?? null } : null,
  };
};
