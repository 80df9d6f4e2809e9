import { openRegistration } from '#flows/accounts/register.ts';
import { isFromBrowser } from '#io/db/queries/registrations.ts';
import type { Handler } from '../handler.ts';

export const getRegistration: Handler<'getRegistration'> = async ({ io, query, readCookie }) => {
  const registration = await openRegistration(io, query.confirmationCode);
  return { email: registration.email, isThisBrowser: isFromBrowser(registration, readCookie('registration')) };
};
