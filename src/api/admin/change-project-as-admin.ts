import { changeProject } from '#io/db/queries/projects.ts';
import type { Handler } from '../handler.ts';

export const changeProjectAsAdmin: Handler<'changeProjectAsAdmin'> = async ({ io, projectId, body }) => {
  const { state, verified } = body;
  const change = {
    ...(state && { state }),
    ...(verified !== undefined && { verifiedAt: verified ? io.now() : null }),
  };
  if (Object.keys(change).length > 0) await changeProject(io.db, projectId, change);
  return { done: true };
};
