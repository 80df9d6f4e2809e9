import { makeBaseTemplate } from '#flows/templates/offer-base-templates.ts';
import type { Handler } from '../handler.ts';
import { baseTemplateView } from './template-views.ts';

export const createBaseRouteTemplate: Handler<'createBaseRouteTemplate'> = async ({ io, body }) => {
  const made = await makeBaseTemplate(io, {
    name: body.name,
    preferredRoutePath: body.preferredRoutePath || null,
    templateId: body.routeTemplateId,
    overrides: body.overrideExistingBaseTemplate,
  });
  return baseTemplateView(io, made);
};
