import { offerOnRoute } from '#flows/templates/offer-base-templates.ts';
import type { Handler } from '../handler.ts';
import { baseTemplateView } from './template-views.ts';

export const listRouteBaseTemplates: Handler<'listRouteBaseTemplates'> = async (input) => {
  const { io, projectId, entityId: routeId, language, query } = input;
  const { rows, subPageId } = await offerOnRoute(io, { projectId, routeId, language, subPageId: query.subPageId });
  return rows.map((row) => baseTemplateView(io, row, { routeId, subPageId }));
};
