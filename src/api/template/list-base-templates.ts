import { listBaseRouteTemplates } from '#io/db/queries/base-route-templates.ts';
import type { Handler } from '../handler.ts';
import { baseTemplateView } from './template-views.ts';

export const listBaseTemplates: Handler<'listBaseTemplates'> = async ({ io }) =>
  (await listBaseRouteTemplates(io.db)).map((row) => baseTemplateView(io, row));
