import * as bases from '#io/db/queries/base-templates-admin.ts';
import type { Handler } from '../handler.ts';
import { numberOf } from '../number-of.ts';
import { goneIf } from './saved-row.ts';

export const deleteBaseTemplate: Handler<'deleteBaseTemplate'> = async ({ io, params }) =>
  goneIf(!(await bases.deleteBaseTemplate(io.db, numberOf(params.id))));
