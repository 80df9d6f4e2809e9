import { refreshTemplateImage as refresh } from '#flows/og-images/draw-template-image.ts';
import type { Handler } from '../handler.ts';
import { templateView } from '../template/template-views.ts';

export const refreshTemplateImage: Handler<'refreshTemplateImage'> = async ({ io, projectId, entityId, language }) => {
  const { project, template } = await refresh(io, { projectId, templateId: entityId, language });
  return templateView(io, project.uuid, template);
};
