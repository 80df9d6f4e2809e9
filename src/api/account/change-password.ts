import { changePassword as change } from '#flows/accounts/change-password.ts';
import type { Handler } from '../handler.ts';

export const changePassword: Handler<'changePassword'> = async ({ io, user, body, session, from }) => {
  const { currentPassword = '', password } = body;
  await change(io, { user, currentPassword, password, session, from });
  return { done: true };
};
