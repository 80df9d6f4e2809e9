import { matchRoute } from '#domain/routing/routes.ts';
import { chooseTemplate } from '#domain/template/live-designs.ts';
import {
  findTemplateRow,
  type ServedPage,
  type ServedProject,
  type TemplateRow,
} from '#io/db/queries/templates/served-images.ts';
import type { ServingIo } from './serving.ts';

/** The page's own template, otherwise one of its route's live ones. Always returns the same for the same page. */
export async function liveTemplate(
  io: Pick<ServingIo, 'db'>,
  served: ServedProject,
  page: Pick<ServedPage, 'url' | 'routeTemplateId'>,
): Promise<TemplateRow | null> {
  if (page.routeTemplateId !== null) {
    const known = served.templates.find(({ id }) => id === page.routeTemplateId);
    const own = known ?? (await findTemplateRow(io.db, served.project.id, page.routeTemplateId));
    if (own) return own;
  }
  const route = matchRoute(served.routes, page.url);
  const live = served.templates.filter(({ routeId }) => route !== null && routeId === route.id);
  return chooseTemplate(live.slice(0, served.plan.templatesPerRoute ?? live.length), page.url);
}
