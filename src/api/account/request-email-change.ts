import { requestEmailChange as request } from '#flows/accounts/change-email.ts';
import type { Handler } from '../handler.ts';

export const requestEmailChange: Handler<'requestEmailChange'> = async ({ io, user, body }) => {
  await request(io, { user, email: body.email, currentPassword: body.currentPassword ?? '' });
  return { done: true };
};
