import { deleteRouteTemplateRow } from '#io/db/queries/route-templates.ts';
import type { Handler } from '../handler.ts';

export const deleteTemplate: Handler<'deleteTemplate'> = async ({ io, projectId, entityId }) => {
  await deleteRouteTemplateRow(io.db, projectId, entityId);
  return { done: true };
};
