import { rejectCommonPassword } from '#flows/accounts/refuse-common-password.ts';
import { register as startRegistration } from '#flows/accounts/register.ts';
import { registerByInvitation } from '#flows/accounts/register-by-invitation.ts';
import { newToken } from '#io/accounts/tokens.ts';
import type { Handler } from '../handler.ts';

export const register: Handler<'register'> = async (caller) => {
  const { io, body, from, language, readCookie, setCookie, startSession } = caller;
  const { invitationCode, ...registration } = body;
  rejectCommonPassword(io, body.password, body.email);
  if (!invitationCode) {
    const browser = readCookie('registration') ?? newToken();
    await startRegistration(io, { ...registration, browser, from, language });
    setCookie('registration', browser);
    return { confirmation: 'mail-sent' };
  }
  await startSession(await registerByInvitation(io, invitationCode, { ...registration, from, language }));
  return { confirmation: 'logged-in' };
};
