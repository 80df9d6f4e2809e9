import { drawEditedTemplate } from '#flows/templates/draw-edited-template.ts';
import { pageDataOf } from '#flows/templates/draw-template.ts';
import { base64Of } from '../base64-of.ts';
import type { Handler } from '../handler.ts';
import { templateView } from '../template/template-views.ts';
import { withoutUndefined } from '../without-undefined.ts';

export const updateTemplateImage: Handler<'updateTemplateImage'> = async (input) => {
  const { io, projectId, entityId: templateId, user, language, body, query: size } = input;
  const { subPageId, save: saves = true, version, sessionId, ...change } = body;
  const { request, drawn, stored } = await drawEditedTemplate(io, {
    ...{ projectId, templateId, userId: user.id, sessionId, subPageId, saves, version, size, language },
    change: withoutUndefined(change),
  });
  const { elements, warnings, missingImages, image } = drawn;
  return {
    base64: base64Of(image.bytes),
    mimeType: image.contentType,
    routeTemplate: await templateView(io, request.project.uuid, stored),
    elements,
    warnings,
    missingImages,
    pageData: pageDataOf(io, request),
    subPage: request.page && {
      id: request.page.id,
      url: request.page.url,
      path: request.page.path,
      title: request.page.title,
    },
  };
};
