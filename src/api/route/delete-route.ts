import { deleteRoute as remove } from '#flows/projects/change-routes.ts';
import type { Handler } from '../handler.ts';

export const deleteRoute: Handler<'deleteRoute'> = async ({ io, projectId, entityId }) => {
  await remove(io, projectId, entityId);
  return { done: true };
};
