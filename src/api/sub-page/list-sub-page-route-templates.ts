import { templatesOfPage } from '#flows/templates/templates-of-page.ts';
import type { Handler } from '../handler.ts';
import { shownTemplates } from '../template/shown.ts';

export const listSubPageRouteTemplates: Handler<'listSubPageRouteTemplates'> = async ({ io, projectId, entityId }) => {
  const { project, templates } = await templatesOfPage(io, projectId, entityId);
  return shownTemplates(io, project.uuid, templates);
};
