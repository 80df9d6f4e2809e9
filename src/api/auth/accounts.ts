import { describeAccount } from '#flows/describe-account.ts';
import { startGoogleSignIn } from '#flows/google-sign-in.ts';
import { logIn } from '#flows/log-in.ts';
import { logInByMagicLink, requestMagicLink } from '#flows/magic-link.ts';
import { confirmRegistration, register } from '#flows/register.ts';
import { registerByInvitation } from '#flows/register-by-invitation.ts';
import { removeSession } from '#io/db/queries/sessions.ts';
import type { Handler } from '../handler.ts';
import { GOOGLE_STATE_COOKIE } from './google-callback.ts';

// Ways in and out. Each is access and one flow; the session rides on the answer.

const done = { done: true } as const;

export const login: Handler<'login'> = async ({ io, body, from, language, startSession }) => {
  const loggedIn = await logIn(io, { ...body, from, language });
  await startSession(loggedIn);
  return { user: await describeAccount(io, loggedIn.user) };
};

export const registerUser: Handler<'register'> = async ({ io, body, from, language, startSession }) => {
  const { invitationCode, ...registration } = body;
  if (!invitationCode) {
    await register(io, { ...registration, from, language });
    return { confirmation: 'mail-sent' };
  }
  await startSession(await registerByInvitation(io, invitationCode, { ...registration, from, language }));
  return { confirmation: 'logged-in' };
};

export const sendMagicLinkCode: Handler<'sendMagicLinkCode'> = async ({ io, body, language }) => {
  await requestMagicLink(io, { email: body.email, language });
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
  const loggedIn = await confirmRegistration(io, body.confirmationCode, from);
  await startSession(loggedIn);
  return { user: await describeAccount(io, loggedIn.user) };
};

export const loginViaProvider: Handler<'loginViaProvider'> = async ({ io, setCookie }) => {
  const { redirectTo, state } = await startGoogleSignIn(io);
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
