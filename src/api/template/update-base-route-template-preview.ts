import { ApiError } from '#contract/errors.ts';
import { findBaseRouteTemplate, setBasePreview } from '#io/db/queries/base-route-templates.ts';
import type { Handler } from '../handler.ts';
import { redrawBase } from '../og-image/draw-preview.ts';
import { shownBase } from './shown.ts';

/** Drawn now, so that whoever asked learns what is wrong with it; a fresh address makes browsers ask for it. */
export const updateBaseRouteTemplatePreview: Handler<'updateBaseRouteTemplatePreview'> = async (input) => {
  const { io, params, language } = input;
  const base = await findBaseRouteTemplate(io.db, { id: params.id });
  if (!base) throw new ApiError('NOT_FOUND');
  const drawnFrom = await redrawBase(io, base, language);
  return shownBase(io, (await setBasePreview(io.db, base.id, drawnFrom)) ?? base);
};
