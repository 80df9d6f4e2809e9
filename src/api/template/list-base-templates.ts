import { listBaseRouteTemplates } from '#io/db/queries/base-route-templates.ts';
import type { Handler } from '../handler.ts';
import { shownBase } from './shown.ts';

export const listBaseTemplates: Handler<'listBaseTemplates'> = async ({ io }) =>
  (await listBaseRouteTemplates(io.db)).map((row) => shownBase(io, row));
