import { ApiError } from '#contract/errors.ts';
import { templateWish } from '#flows/draw-template.ts';
import { findRouteTemplate } from '#io/db/queries/route-templates.ts';
import type { Handler } from '../handler.ts';
import { pageIdOf, pictureOf, withVariant } from './draw-preview.ts';

export const getTemplatePicture: Handler<'getTemplatePicture'> = async (input) => {
  const { io, projectId, entityId, language, query, request } = input;
  const template = await findRouteTemplate(io.db, projectId, entityId);
  if (!template) throw new ApiError('NOT_FOUND');
  const subPageId = await pageIdOf(io, projectId, query.subPageId);
  const { routeId } = template;
  const wish = await templateWish(io, {
    projectId,
    template: withVariant(template, query.variant),
    routeId,
    subPageId,
    language,
  });
  return pictureOf(io, wish, request);
};
