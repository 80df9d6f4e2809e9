import { listRoutesWithPages } from '#io/db/queries/routes.ts';
import type { Handler } from '../handler.ts';
import { shown } from './shown-route.ts';

export const listRoutes: Handler<'listRoutes'> = async ({ io, projectId }) =>
  (await listRoutesWithPages(io.db, projectId)).map((route) => shown(io, route));
