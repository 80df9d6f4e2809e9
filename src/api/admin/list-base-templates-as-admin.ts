import * as bases from '#io/db/queries/base-templates-admin.ts';
import type { Handler } from '../handler.ts';
import { baseTemplateView } from '../template/template-views.ts';

export const listBaseTemplatesAsAdmin: Handler<'listBaseTemplatesAsAdmin'> = async ({ io }) =>
  (await bases.listBaseTemplates(io.db)).map(({ base, used }) => ({
    ...baseTemplateView(io, base),
    variants: base.variants.length,
    used,
  }));
