import { findMembership, type UserRow } from '#io/db/queries/accounts/users.ts';
import { findProject, findProjectsByAddress } from '#io/db/queries/projects/projects.ts';
import type { Io } from '#io/io.ts';

/** Before a project is created: the person's existing project of this site, with their role in it. */
export async function existingProject(io: Pick<Io, 'db'>, user: UserRow, url: string) {
  const memberId = user.role === 'superadmin' ? null : user.id;
  const [known] = await findProjectsByAddress(io.db, url, memberId);
  const project = known && (await findProject(io.db, known.id));
  if (!project) return null;
  const role = (await findMembership(io.db, user.id, project.id))?.role ?? null;
  return { id: project.id, slug: project.slug, title: project.title, role };
}
