import { previewBase } from '#flows/templates/draw-preview.ts';
import type { Handler } from '../handler.ts';

export const getBaseTemplatePicture: Handler<'getBaseTemplatePicture'> = ({ io, language, params, query, request }) => {
  const knownEtag = request.headers.get('if-none-match');
  return previewBase(io, { baseTemplateId: params.id, variant: query.variant, language, knownEtag });
};
