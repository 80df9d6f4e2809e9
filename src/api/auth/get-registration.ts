import { openRegistration } from '#flows/register.ts';
import { isFromBrowser } from '#io/db/queries/registrations.ts';
import type { Handler } from '../handler.ts';
import { registrationBrowser } from './registration-cookie.ts';

export const getRegistration: Handler<'getRegistration'> = async ({ io, query, request }) => {
  const registration = await openRegistration(io, query.confirmationCode);
  return { email: registration.email, isThisBrowser: isFromBrowser(registration, registrationBrowser(request)) };
};
