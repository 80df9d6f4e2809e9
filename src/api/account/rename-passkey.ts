import { ApiError } from '#contract/errors.ts';
import * as rows from '#io/db/queries/passkeys.ts';
import type { Handler } from '../handler.ts';

export const renamePasskey: Handler<'renamePasskey'> = async ({ io, user, params, body }) => {
  const row = typeof params.id === 'number' && (await rows.renamePasskey(io.db, user.id, params.id, body.name));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
};
