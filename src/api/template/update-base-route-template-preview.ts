import { redrawBase } from '#flows/templates/draw-preview.ts';
import type { Handler } from '../handler.ts';
import { baseTemplateView } from './template-views.ts';

/** A new URL makes browsers reload it. */
export const updateBaseRouteTemplatePreview: Handler<'updateBaseRouteTemplatePreview'> = async (input) =>
  baseTemplateView(input.io, await redrawBase(input.io, input.params.id, input.language));
