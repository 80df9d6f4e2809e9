import { describeAccount } from '#flows/describe-account.ts';
import { startGoogleSignIn } from '#flows/google-sign-in.ts';
import { logIn } from '#flows/log-in.ts';
import { logInByMagicLink, requestMagicLink } from '#flows/magic-link.ts';
import { refuseCommonPassword } from '#flows/refuse-common-password.ts';
import { confirmRegistration, openRegistration, register } from '#flows/register.ts';
import { registerByInvitation } from '#flows/register-by-invitation.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { isFromBrowser } from '#io/db/queries/registrations.ts';
import { removeSession } from '#io/db/queries/sessions.ts';
import type { Handler } from '../handler.ts';
import { GOOGLE_STATE_COOKIE } from './google-callback.ts';
import { registrationBrowser, registrationCookie } from './registration-cookie.ts';

// Ways in and out. Each is access and one flow; the session rides on the answer.

const done = { done: true } as const;

export const login: Handler<'login'> = async ({ io, body, from, request, startSession }) => {
  const loggedIn = await logIn(io, { ...body, from, browser: registrationBrowser(request) });
  await startSession(loggedIn);
  return { user: await describeAccount(io, loggedIn.user) };
};

export const registerUser: Handler<'register'> = async (caller) => {
  const { io, body, from, language, request, setCookie, startSession } = caller;
  const { invitationCode, ...registration } = body;
  refuseCommonPassword(io, body.password, body.email);
  if (!invitationCode) {
    const browser = registrationBrowser(request) ?? newToken();
    await register(io, { ...registration, browser, from, language });
    setCookie(registrationCookie(io, browser));
    return { confirmation: 'mail-sent' };
  }
  await startSession(await registerByInvitation(io, invitationCode, { ...registration, from, language }));
  return { confirmation: 'logged-in' };
};

export const getRegistration: Handler<'getRegistration'> = async ({ io, query, request }) => {
  const registration = await openRegistration(io, query.confirmationCode);
  return { email: registration.email, isThisBrowser: isFromBrowser(registration, registrationBrowser(request)) };
};

export const sendMagicLinkCode: Handler<'sendMagicLinkCode'> = async ({ io, body, language }) => {
  await requestMagicLink(io, { ...body, language });
  return done;
};

export const loginViaMagicLinkCode: Handler<'loginViaMagicLinkCode'> = async ({ io, body, from, startSession }) => {
  const loggedIn = await logInByMagicLink(io, { code: body.magicLinkCode, email: body.email, from });
  await startSession(loggedIn);
  return { user: await describeAccount(io, loggedIn.user) };
};

export const loginViaConfirmationCode: Handler<'loginViaConfirmationCode'> = async ({
  io,
  body,
  from,
  startSession,
}) => {
  const { confirmationCode: code, password } = body;
  if (password !== undefined) refuseCommonPassword(io, password, (await openRegistration(io, code)).email);
  const loggedIn = await confirmRegistration(io, { code, password, from });
  await startSession(loggedIn);
  return { user: await describeAccount(io, loggedIn.user) };
};

export const loginViaProvider: Handler<'loginViaProvider'> = async ({ io, body, setCookie }) => {
  const { redirectTo, state } = await startGoogleSignIn(io, body.next ?? null);
  const secure = io.settings.siteUrl.startsWith('https:') ? '; Secure' : '';
  setCookie(`${GOOGLE_STATE_COOKIE}=${state}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax${secure}`);
  return { redirectTo };
};

export const loginOptions: Handler<'loginOptions'> = ({ io }) => ({ google: io.google !== null });

export const logout: Handler<'logout'> = async ({ io, sessionToken, endSession }) => {
  if (sessionToken) await removeSession(io.db, sessionToken);
  endSession();
  return done;
};
