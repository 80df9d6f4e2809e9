import { ApiError } from '#contract/errors.ts';
import { findBaseRouteTemplate } from '#io/db/queries/base-route-templates.ts';
import type { Handler } from '../handler.ts';
import { pictureOf, wishOfBase } from './draw-preview.ts';

export const getBaseTemplatePicture: Handler<'getBaseTemplatePicture'> = async ({
  io,
  language,
  params,
  query,
  request,
}) => {
  const base = await findBaseRouteTemplate(io.db, { id: params.id });
  if (!base) throw new ApiError('NOT_FOUND');
  return pictureOf(io, wishOfBase(base, language, query.variant), request);
};
