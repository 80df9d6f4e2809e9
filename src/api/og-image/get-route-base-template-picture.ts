import { ApiError } from '#contract/errors.ts';
import { templateWish } from '#flows/draw-template.ts';
import { findBaseRouteTemplate } from '#io/db/queries/base-route-templates.ts';
import type { Handler } from '../handler.ts';
import { pageIdOf, pictureOf, toDraw, withVariant } from './draw-preview.ts';

export const getRouteBaseTemplatePicture: Handler<'getRouteBaseTemplatePicture'> = async (input) => {
  const { io, projectId, entityId: routeId, language, params, query, request } = input;
  const base = await findBaseRouteTemplate(io.db, { id: params.baseTemplateId });
  if (!base) throw new ApiError('NOT_FOUND');
  const subPageId = await pageIdOf(io, projectId, query.subPageId);
  const template = withVariant(toDraw(base), query.variant);
  return pictureOf(io, await templateWish(io, { projectId, template, routeId, subPageId, language }), request);
};
