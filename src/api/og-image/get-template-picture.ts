import { previewTemplate } from '#flows/templates/draw-preview.ts';
import type { Handler } from '../handler.ts';

export const getTemplatePicture: Handler<'getTemplatePicture'> = (input) => {
  const { io, projectId, entityId: templateId, language, query, request } = input;
  const knownEtag = request.headers.get('if-none-match');
  return previewTemplate(io, { projectId, templateId, ...query, language, knownEtag });
};
