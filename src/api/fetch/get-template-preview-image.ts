import { previewBaseOnUrl } from '#flows/templates/draw-preview.ts';
import { base64Of } from '../base64-of.ts';
import type { Handler } from '../handler.ts';

export const getTemplatePreviewImage: Handler<'getTemplatePreviewImage'> = async ({ io, body }) => {
  const { bytes, contentType } = await previewBaseOnUrl(io, body);
  return { base64: base64Of(bytes), contentType };
};
