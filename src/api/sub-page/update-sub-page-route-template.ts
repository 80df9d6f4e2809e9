import { chooseTemplateOfPage } from '#flows/templates/change-template.ts';
import type { Handler } from '../handler.ts';
import { subPageOf } from './shown-sub-page.ts';

export const updateSubPageRouteTemplate: Handler<'updateSubPageRouteTemplate'> = async (input) => {
  const { io, projectId, entityId: subPageId, body } = input;
  await chooseTemplateOfPage(io, { projectId, subPageId, templateId: body.routeTemplateId });
  return subPageOf(io, projectId, subPageId);
};
