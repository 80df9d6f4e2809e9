import { deleteSubPage as remove } from '#flows/sub-pages/delete-sub-page.ts';
import type { Handler } from '../handler.ts';

export const deleteSubPage: Handler<'deleteSubPage'> = async ({ io, projectId, entityId }) => {
  await remove(io, projectId, entityId);
  return { done: true };
};
