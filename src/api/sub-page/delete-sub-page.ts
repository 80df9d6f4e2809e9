import { deleteSubPageRow } from '#io/db/queries/sub-pages.ts';
import type { Handler } from '../handler.ts';

export const deleteSubPage: Handler<'deleteSubPage'> = async ({ io, projectId, entityId }) => {
  const gone = await deleteSubPageRow(io.db, projectId, entityId);
  if (gone?.screenshotKey) await io.files.delete(gone.screenshotKey);
  return { done: true };
};
