import { redrawBase } from '#flows/templates/draw-preview.ts';
import type { Handler } from '../handler.ts';
import { shownBase } from './shown.ts';

/** A fresh address makes browsers ask for it. */
export const updateBaseRouteTemplatePreview: Handler<'updateBaseRouteTemplatePreview'> = async (input) =>
  shownBase(input.io, await redrawBase(input.io, input.params.id, input.language));
