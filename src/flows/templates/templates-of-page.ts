import { ApiError } from '#contract/errors.ts';
import { projectOf } from '#flows/projects/find-or-refuse.ts';
import { findSubPage } from '#io/db/queries/pages/sub-pages.ts';
import { findRouteTemplate, listRouteTemplates } from '#io/db/queries/templates/route-templates.ts';
import type { Io } from '#io/io.ts';

/** Those of its route, and its own if that belongs to another: what the page may be drawn with. */
export async function templatesOfPage(io: Io, projectId: number, subPageId: number) {
  const [project, page] = await Promise.all([projectOf(io, projectId), findSubPage(io.db, projectId, subPageId)]);
  if (!page) throw new ApiError('NOT_FOUND');
  const ofRoute = page.routeId === null ? [] : await listRouteTemplates(io.db, projectId, page.routeId);
  const isThere = page.routeTemplateId === null || ofRoute.some(({ id }) => id === page.routeTemplateId);
  const own = isThere ? null : await findRouteTemplate(io.db, projectId, page.routeTemplateId ?? 0);
  return { project, templates: own ? [own, ...ofRoute] : ofRoute };
}
