import { projectOf } from '#flows/projects/find-or-refuse.ts';
import { liveTemplate } from '#flows/serve-image/live-template.ts';
import { findSubPage } from '#io/db/queries/pages/sub-pages.ts';
import { findBaseRouteTemplate } from '#io/db/queries/templates/base-templates.ts';
import { findServedPage, findServedProject } from '#io/db/queries/templates/served-images.ts';
import type { Io } from '#io/io.ts';

/** Which template a page's image is drawn with now, and the base template that was made from. Null: none is live. */
export async function templateOfPage(io: Io, projectId: number, subPageId: number) {
  const [project, page] = await Promise.all([projectOf(io, projectId), findSubPage(io.db, projectId, subPageId)]);
  const served = await findServedProject(io.db, project.uuid);
  const known = page && (await findServedPage(io.db, projectId, [page.url]));
  const template = served && known ? await liveTemplate(io, served, known) : null;
  const base = template?.baseRouteTemplateId
    ? await findBaseRouteTemplate(io.db, { id: template.baseRouteTemplateId })
    : null;
  return {
    template: base?.name ?? null,
    routeTemplate: template && { id: template.id, uuid: template.uuid, name: template.name },
  };
}
