import { deleteCardReport as remove } from '#io/db/queries/card-reports.ts';
import { goneIf } from '../admin/saved-row.ts';
import type { Handler } from '../handler.ts';

export const deleteCardReport: Handler<'deleteCardReport'> = async ({ io, params }) =>
  goneIf(typeof params.id !== 'number' || !(await remove(io.db, params.id)));
