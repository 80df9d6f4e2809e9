import { ApiError } from '#contract/errors.ts';
import { parsePattern, patternReasons } from '#domain/routing/path-pattern.ts';
import {
  addRouteRow,
  deleteRouteRow,
  findRoute,
  rematchSubPages,
  setSampleSubPage,
} from '#io/db/queries/pages/routes.ts';
import type { Io } from '#io/io.ts';
import { subPageIdOf } from './find-or-refuse.ts';

/** After the existing routes, before the fallback; pages that match it move to it. */
export function addRoute(io: Io, projectId: number, path: string): Promise<{ id: number }> {
  const parsed = parsePattern(path);
  if (!parsed.ok) throw new ApiError('VALIDATION_FAILED', { fields: { path: [patternReasons[parsed.reason]] } });
  return io.db.transaction(async (db) => {
    const route = await addRouteRow(db, projectId, parsed.pattern.path);
    if (!route) throw new ApiError('ROUTE_EXISTS');
    await rematchSubPages(db, projectId);
    return route;
  });
}

export async function deleteRoute(io: Io, projectId: number, routeId: number): Promise<void> {
  const route = await findRoute(io.db, projectId, routeId);
  if (route?.isFallback) throw new ApiError('ROUTE_IS_FALLBACK');
  await io.db.transaction(async (db) => {
    await deleteRouteRow(db, projectId, routeId);
    await rematchSubPages(db, projectId);
  });
}

/** Any page of the project that belongs to the route. */
export async function chooseSamplePage(
  io: Io,
  { projectId, routeId, subPageId }: { projectId: number; routeId: number; subPageId: number | string },
): Promise<void> {
  await setSampleSubPage(io.db, projectId, routeId, await subPageIdOf(io, projectId, subPageId));
}
