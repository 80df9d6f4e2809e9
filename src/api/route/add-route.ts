import { addRoute as add } from '#flows/projects/change-routes.ts';
import type { Handler } from '../handler.ts';
import { routeOf } from './shown-route.ts';

export const addRoute: Handler<'addRoute'> = async ({ io, projectId, body }) => {
  const { id } = await add(io, projectId, body.path);
  return routeOf(io, projectId, id);
};
