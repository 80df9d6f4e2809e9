import { setCancellationState } from '#io/db/queries/cancellation-requests.ts';
import { goneIf } from '../admin/saved-row.ts';
import type { Handler } from '../handler.ts';

export const closeCancellation: Handler<'closeCancellation'> = async ({ io, params, body, user }) =>
  goneIf(typeof params.id !== 'number' || !(await setCancellationState(io.db, params.id, body.state, user.id)));
