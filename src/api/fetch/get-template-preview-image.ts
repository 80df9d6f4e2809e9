import { ApiError } from '#contract/errors.ts';
import { drawOrRefuse } from '#flows/draw-template.ts';
import { readMetaTags } from '#flows/read-meta-tags.ts';
import { findBaseRouteTemplate } from '#io/db/queries/base-route-templates.ts';
import type { Handler } from '../handler.ts';
import { base64Of, nobody, toDraw, withVariant } from '../og-image/draw-preview.ts';

/** A base template on any page, for whoever tries it out before there is a project. */
export const getTemplatePreviewImage: Handler<'getTemplatePreviewImage'> = async ({ io, body }) => {
  const base = await findBaseRouteTemplate(io.db, { name: body.templateName });
  if (!base) throw new ApiError('NOT_FOUND');
  const meta = await readMetaTags(io, { url: body.url, nocache: false, details: true });
  const template = withVariant(toDraw(base), body.variant);
  const { picture } = await drawOrRefuse(io, { project: nobody, template, meta, assets: [], format: 'jpeg' });
  return { base64: base64Of(picture.bytes), contentType: picture.contentType };
};
