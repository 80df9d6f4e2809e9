import { ApiError } from '#contract/errors.ts';
import { setSampleSubPage } from '#io/db/queries/routes.ts';
import { findScope } from '#io/db/queries/scopes.ts';
import type { Handler } from '../handler.ts';
import { routeOf } from './shown-route.ts';

/** Any page of the project that belongs to the route. */
export const updateSampleSubPage: Handler<'updateSampleSubPage'> = async ({ io, projectId, entityId, body }) => {
  const page = await findScope(io.db, 'sub-page', body.subPageId);
  if (page?.projectId !== projectId) throw new ApiError('NOT_FOUND');
  await setSampleSubPage(io.db, projectId, entityId, page.id);
  return routeOf(io, projectId, entityId);
};
