import { ApiError } from '#contract/errors.ts';
import { deleteEmailChange } from '#io/db/queries/email-changes.ts';
import type { Handler } from '../handler.ts';

export const withdrawEmailChange: Handler<'withdrawEmailChange'> = async ({ io, user }) => {
  if (!(await deleteEmailChange(io.db, user.id))) throw new ApiError('NOT_FOUND');
  return { done: true };
};
