import { refreshTemplateImage as refresh } from '#flows/og-images/draw-template-image.ts';
import type { Handler } from '../handler.ts';
import { shownTemplate } from '../template/shown.ts';

export const refreshTemplateImage: Handler<'refreshTemplateImage'> = async ({ io, projectId, entityId, language }) => {
  const { project, template } = await refresh(io, { projectId, templateId: entityId, language });
  return shownTemplate(io, project.uuid, template);
};
