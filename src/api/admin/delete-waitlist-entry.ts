import { deleteWaitlistEntry as remove } from '#io/db/queries/waitlist.ts';
import type { Handler } from '../handler.ts';
import { goneIf } from './saved-row.ts';

export const deleteWaitlistEntry: Handler<'deleteWaitlistEntry'> = async ({ io, params }) =>
  goneIf(typeof params.id !== 'number' || !(await remove(io.db, params.id)));
