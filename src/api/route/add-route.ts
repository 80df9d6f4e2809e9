import { ApiError } from '#contract/errors.ts';
import { parsePattern, patternReasons } from '#domain/routing/path-pattern.ts';
import { addRouteRow, rematchSubPages } from '#io/db/queries/routes.ts';
import type { Handler } from '../handler.ts';
import { routeOf } from './shown-route.ts';

/** Behind the routes there are, before the fallback; pages that fit it now come over. */
export const addRoute: Handler<'addRoute'> = async ({ io, projectId, body }) => {
  const parsed = parsePattern(body.path);
  if (!parsed.ok) throw new ApiError('VALIDATION_FAILED', { fields: { path: [patternReasons[parsed.reason]] } });
  const added = await io.db.transaction(async (db) => {
    const route = await addRouteRow(db, projectId, parsed.pattern.path);
    if (!route) throw new ApiError('ROUTE_EXISTS');
    await rematchSubPages(db, projectId);
    return route;
  });
  return routeOf(io, projectId, added.id);
};
