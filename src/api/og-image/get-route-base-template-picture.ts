import { previewBaseOnRoute } from '#flows/templates/draw-preview.ts';
import type { Handler } from '../handler.ts';

export const getRouteBaseTemplatePicture: Handler<'getRouteBaseTemplatePicture'> = (input) => {
  const { io, projectId, entityId: routeId, language, params, query, request } = input;
  const { baseTemplateId } = params;
  const knownEtag = request.headers.get('if-none-match');
  return previewBaseOnRoute(io, { projectId, routeId, baseTemplateId, ...query, language, knownEtag });
};
