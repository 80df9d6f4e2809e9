import { projectOf } from '#flows/projects/find-or-refuse.ts';
import { verifyProject as verify } from '#flows/projects/verify-project.ts';
import type { Handler } from '../handler.ts';

export const verifyProject: Handler<'verifyProject'> = async ({ io, projectId }) => {
  const { project, pages } = await verify(io, await projectOf(io, projectId));
  return { verified: project.verifiedAt !== null, verifiedAt: project.verifiedAt, pages };
};
