import { drawRouteImage } from '#flows/og-images/draw-live-image.ts';
import type { Handler } from '../handler.ts';
import { routeOf } from '../route/shown-route.ts';

export const updateRouteOgImage: Handler<'updateRouteOgImage'> = async ({ io, projectId, entityId }) => {
  await drawRouteImage(io, { projectId, routeId: entityId });
  return routeOf(io, projectId, entityId);
};
