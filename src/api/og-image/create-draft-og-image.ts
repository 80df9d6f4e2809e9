import { ogImageType } from '#domain/enumerations.ts';
import { drawTemplateOnUrl } from '#flows/og-images/draw-template-image.ts';
import type { Handler } from '../handler.ts';
import { imageView } from '../template/template-views.ts';

export const createDraftOgImage: Handler<'createDraftOgImage'> = async ({ io, projectId, entityId, body }) => {
  const wanted = { projectId, templateId: entityId, ...body, type: ogImageType.DRAFT };
  const { project, ...drawn } = await drawTemplateOnUrl(io, wanted);
  return imageView(io, project.uuid, drawn);
};
