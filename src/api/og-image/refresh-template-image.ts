import { ogImageType } from '#domain/enumerations.ts';
import { drawOrRefuse, templateWish } from '#flows/draw-template.ts';
import { templateOf } from '#flows/find-or-refuse.ts';
import { redrawSoon } from '#flows/save-template.ts';
import { storeImage } from '#flows/store-image.ts';
import { updateMetaTagData } from '#flows/update-meta-tag-data.ts';
import { changeRouteTemplate } from '#io/db/queries/route-templates.ts';
import type { Handler } from '../handler.ts';
import { shownTemplate } from '../template/shown.ts';

/** The template's own picture drawn anew, with the page's data read again where the template says so. */
export const refreshTemplateImage: Handler<'refreshTemplateImage'> = async ({ io, projectId, entityId, language }) => {
  const template = await templateOf(io, projectId, entityId);
  const wanted = { projectId, template, routeId: template.routeId, language };
  const first = await templateWish(io, wanted);
  if (first.page && template.updateData) await updateMetaTagData(io, projectId, first.page.id);
  const wish = template.updateData ? await templateWish(io, wanted) : first;
  const { picture } = await drawOrRefuse(io, wish);
  const subPageId = wish.page?.id ?? null;
  await storeImage(io, {
    project: wish.project,
    type: ogImageType.DRAFT,
    picture,
    routeTemplateId: template.id,
    subPageId,
  });
  // Gives the preview a fresh address; the pictures of pages are drawn again with it.
  const changed = await changeRouteTemplate(io.db, projectId, template.id, { redraw: true });
  await redrawSoon(io, io.db, template);
  return shownTemplate(io, wish.project.uuid, changed ?? template);
};
