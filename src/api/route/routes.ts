import { ApiError } from '#contract/errors.ts';
import { routePreviewUrl } from '#domain/images/image-address.ts';
import { parsePattern, patternReasons } from '#domain/routing/path-pattern.ts';
import {
  addRouteRow,
  deleteRouteRow,
  findRoute,
  listRoutesWithPages,
  rematchSubPages,
  setSampleSubPage,
} from '#io/db/queries/routes.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import type { Io } from '#io/io.ts';
import type { Handler } from '../handler.ts';

export const listRoutes: Handler<'listRoutes'> = async ({ io, projectId }) =>
  (await listRoutesWithPages(io.db, projectId)).map((route) => shown(io, route));

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

export const getRoute: Handler<'getRoute'> = ({ io, projectId, entityId }) => routeOf(io, projectId, entityId);

export const deleteRoute: Handler<'deleteRoute'> = async ({ io, projectId, entityId }) => {
  const route = await findRoute(io.db, projectId, entityId);
  if (route?.isFallback) throw new ApiError('ROUTE_IS_FALLBACK');
  await io.db.transaction(async (db) => {
    await deleteRouteRow(db, projectId, entityId);
    await rematchSubPages(db, projectId);
  });
  return { done: true };
};

/** Any page of the project that belongs to the route. */
export const updateSampleSubPage: Handler<'updateSampleSubPage'> = async ({ io, projectId, entityId, body }) => {
  const page = await findScope(io.db, 'sub-page', body.subPageId);
  if (page?.projectId !== projectId) throw new ApiError('NOT_FOUND');
  await setSampleSubPage(io.db, projectId, entityId, page.id);
  return routeOf(io, projectId, entityId);
};

export async function routeOf(io: Io, projectId: number, id: number) {
  const [route] = await listRoutesWithPages(io.db, projectId, id);
  if (!route) throw new ApiError('NOT_FOUND');
  return shown(io, route);
}

type Row = Awaited<ReturnType<typeof listRoutesWithPages>>[number];

/** The host draws the picture at its first call; the hash of a stored one makes browsers ask for it anew. */
const shown = (io: Io, { previewImageKey, projectUuid, ...route }: Row) => {
  const hash = previewImageKey?.split('/').at(-1)?.slice(0, 10) ?? '';
  const url = routePreviewUrl(io.settings.imagesUrl, projectUuid, route.id);
  return { ...route, previewImageUrl: route.sampleSubPage || hash ? `${url}${hash && `?v=${hash}`}` : null };
};
