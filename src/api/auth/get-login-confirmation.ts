import { confirmationMethods } from '#flows/factors/confirm-login.ts';
import type { Handler } from '../handler.ts';

export const getLoginConfirmation: Handler<'getLoginConfirmation'> = async ({ io, user }) => ({
  ...(await confirmationMethods(io, user)),
  email: user.email,
});
