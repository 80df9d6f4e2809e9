import { findEmailChange } from '#io/db/queries/email-changes.ts';
import type { Handler } from '../handler.ts';

export const getEmailChange: Handler<'getEmailChange'> = async ({ io, user }) => {
  const change = await findEmailChange(io.db, user.id);
  return { waiting: change && { email: change.email, expiresAt: change.expiresAt } };
};
