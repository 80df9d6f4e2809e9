import { ApiError } from '#contract/errors.ts';
import { drawRoutePreview } from '#flows/draw-route-preview.ts';
import { projectOf } from '#flows/find-or-refuse.ts';
import { findServedProject } from '#io/db/queries/serving.ts';
import type { Handler } from '../handler.ts';
import { routeOf } from '../route/shown-route.ts';

/** The picture that stands for the route wherever a page's own cannot be had. */
export const updateRouteOgImage: Handler<'updateRouteOgImage'> = async ({ io, projectId, entityId }) => {
  const served = await findServedProject(io.db, (await projectOf(io, projectId)).uuid);
  const route = served?.routes.find(({ id }) => id === entityId);
  if (!served || !route) throw new ApiError('NOT_FOUND');
  const preview = await drawRoutePreview(io, served, route);
  if (!preview.ok && preview.reason === 'no-page') throw new ApiError('ROUTE_WITHOUT_PAGE');
  if (!preview.ok) throw new ApiError('PICTURE_NOT_DRAWN');
  return routeOf(io, projectId, entityId);
};
