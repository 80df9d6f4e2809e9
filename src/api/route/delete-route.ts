import { ApiError } from '#contract/errors.ts';
import { deleteRouteRow, findRoute, rematchSubPages } from '#io/db/queries/routes.ts';
import type { Handler } from '../handler.ts';

export const deleteRoute: Handler<'deleteRoute'> = async ({ io, projectId, entityId }) => {
  const route = await findRoute(io.db, projectId, entityId);
  if (route?.isFallback) throw new ApiError('ROUTE_IS_FALLBACK');
  await io.db.transaction(async (db) => {
    await deleteRouteRow(db, projectId, entityId);
    await rematchSubPages(db, projectId);
  });
  return { done: true };
};
