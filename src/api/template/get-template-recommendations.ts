import { offerForUrl } from '#flows/templates/offer-base-templates.ts';
import type { Handler } from '../handler.ts';
import { baseTemplateView } from './template-views.ts';

export const getTemplateRecommendations: Handler<'getTemplateRecommendations'> = async ({ io, query }) =>
  (await offerForUrl(io, query.url)).map((row) => baseTemplateView(io, row));
