import { ApiError } from '#contract/errors.ts';
import { findProject } from '#io/db/queries/projects.ts';
import { findRouteTemplate, listRouteTemplates } from '#io/db/queries/route-templates.ts';
import { findSubPage } from '#io/db/queries/sub-pages.ts';
import type { Handler } from '../handler.ts';
import { shownTemplates } from '../template/shown.ts';

/** Those of its route, and its own where that belongs to another: what the page may be drawn with. */
export const listSubPageRouteTemplates: Handler<'listSubPageRouteTemplates'> = async ({ io, projectId, entityId }) => {
  const [project, page] = await Promise.all([findProject(io.db, projectId), findSubPage(io.db, projectId, entityId)]);
  if (!project || !page) throw new ApiError('NOT_FOUND');
  const ofRoute = page.routeId === null ? [] : await listRouteTemplates(io.db, projectId, page.routeId);
  const isThere = page.routeTemplateId === null || ofRoute.some(({ id }) => id === page.routeTemplateId);
  const own = isThere ? null : await findRouteTemplate(io.db, projectId, page.routeTemplateId ?? 0);
  return shownTemplates(io, project.uuid, [...(own ? [own] : []), ...ofRoute]);
};
