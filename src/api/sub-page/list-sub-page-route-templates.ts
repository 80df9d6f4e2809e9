import { templatesOfPage } from '#flows/templates/templates-of-page.ts';
import type { Handler } from '../handler.ts';
import { templateViews } from '../template/template-views.ts';

export const listSubPageRouteTemplates: Handler<'listSubPageRouteTemplates'> = async ({ io, projectId, entityId }) => {
  const { project, templates } = await templatesOfPage(io, projectId, entityId);
  return templateViews(io, project.uuid, templates);
};
