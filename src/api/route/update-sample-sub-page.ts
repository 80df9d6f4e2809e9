import { chooseSamplePage } from '#flows/projects/change-routes.ts';
import type { Handler } from '../handler.ts';
import { routeOf } from './shown-route.ts';

export const updateSampleSubPage: Handler<'updateSampleSubPage'> = async ({ io, projectId, entityId, body }) => {
  await chooseSamplePage(io, { projectId, routeId: entityId, subPageId: body.subPageId });
  return routeOf(io, projectId, entityId);
};
