import { ApiError } from '#contract/errors.ts';
import { drawOrRefuse, pageDataOf, templateWish } from '#flows/draw-template.ts';
import { createNewestOnly } from '#flows/newest-only.ts';
import { saveTemplate } from '#flows/save-template.ts';
import { findRouteTemplate } from '#io/db/queries/route-templates.ts';
import { definedOf } from '../defined-of.ts';
import type { Handler } from '../handler.ts';
import { shownTemplate } from '../template/shown.ts';
import { base64Of, pageIdOf } from './draw-preview.ts';

const newestOnly = createNewestOnly();

/** What the configurator and the designer show while somebody changes a template. */
export const updateTemplateImage: Handler<'updateTemplateImage'> = async (input) => {
  const { io, projectId, entityId, user, language, body, query } = input;
  const { subPageId: page, save = true, version, sessionId, ...change } = body;
  const draw = async () => {
    const [template, subPageId] = await Promise.all([
      findRouteTemplate(io.db, projectId, entityId),
      pageIdOf(io, projectId, page),
    ]);
    if (!template) throw new ApiError('NOT_FOUND');
    const next = { ...template, ...definedOf(change) };
    const wish = await templateWish(io, { projectId, template: next, routeId: template.routeId, subPageId, language });
    const { width, height, format } = query;
    const drawn = await drawOrRefuse(io, { ...wish, width, height, format, squints: true });
    const hasChange = Object.keys(definedOf(change)).length > 0;
    const stored =
      save && hasChange
        ? await saveTemplate(io, {
            projectId,
            id: template.id,
            change: definedOf(change),
            version,
            language,
            isDrawn: true,
          })
        : next;
    return { wish, drawn, stored };
  };
  const { wish, drawn, stored } = sessionId
    ? await newestOnly(`${user.id} ${entityId} ${sessionId}`, draw)
    : await draw();
  const { elements, warnings, missingImages, picture } = drawn;
  return {
    base64: base64Of(picture.bytes),
    mimeType: picture.contentType,
    routeTemplate: await shownTemplate(io, wish.project.uuid, stored),
    elements,
    warnings,
    missingImages,
    pageData: pageDataOf(io, wish),
    subPage: wish.page && { id: wish.page.id, url: wish.page.url, path: wish.page.path, title: wish.page.title },
  };
};
