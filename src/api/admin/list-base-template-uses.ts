import * as bases from '#io/db/queries/base-templates-admin.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';

export const listBaseTemplateUses: Handler<'listBaseTemplateUses'> = async ({ io, params, query }) => {
  const { page, perPage } = query;
  return { ...(await bases.listBaseTemplateUses(io.db, numberOf(params.id), query)), page, perPage };
};
