import type { Context } from 'hono';
import { ApiError } from '#contract/errors.ts';
import { rejectCommonPassword } from '#flows/accounts/change-password.ts';
import { describeAccount } from '#flows/accounts/edit-account.ts';
import { finishGoogleSignIn, startGoogleSignIn } from '#flows/accounts/google-sign-in.ts';
import { logIn } from '#flows/accounts/log-in.ts';
import { logInByMagicLink, requestMagicLink } from '#flows/accounts/magic-link.ts';
import { startSession as open } from '#flows/accounts/open-session.ts';
import {
  confirmRegistration,
  openRegistration,
  registerByInvitation,
  resendRegistration,
  register as startRegistration,
} from '#flows/accounts/register.ts';
import { confirmationMethods, confirmLogin, sendConfirmationCode } from '#flows/factors/confirm-login.ts';
import { askForPasskey, checkPasskeyAnswer } from '#flows/factors/passkeys.ts';
import { askForSecondStepPasskey, describeSecondStep, finishSecondStep } from '#flows/factors/second-step.ts';
import { stopActing } from '#flows/users/act-as-user.ts';
import { clientOf } from '#http/client-address.ts';
import { type CookieName, cookieOf, readCookie } from '#http/cookies.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { isFromBrowser } from '#io/db/queries/accounts/registrations.ts';
import { removeSession } from '#io/db/queries/accounts/sessions.ts';
import type { Io } from '#io/io.ts';
import { pageUrl } from '#io/page-url.ts';
import type { Caller, Handlers } from './handler.ts';
import { apiErrorOf, requestLanguage } from './http/respond.ts';
import { deviceOf, setDeviceCookie } from './http/session.ts';

export const authHandlers = {
  confirmLogin: async (caller) => {
    const { io, user, body, from, readCookie } = caller;
    await confirmLogin(io, user, sessionOf(caller), { ...body, from, challengeToken: readCookie('passkeyChallenge') });
    return { done: true };
  },

  finishSecondStep: async (caller) => {
    const { io, body, readCookie, from, startSession, setCookie } = caller;
    const tokens = { token: readCookie('pendingLogin'), challengeToken: readCookie('passkeyChallenge') };
    const entered = await finishSecondStep(io, { ...body, ...tokens, from });
    setCookie('pendingLogin', null);
    await startSession(entered);
    return { user: await describeAccount(io, entered.user) };
  },

  getLoginConfirmation: async ({ io, user }) => ({
    ...(await confirmationMethods(io, user)),
    email: user.email,
  }),

  getRegistration: async ({ io, query, readCookie }) => {
    const registration = await openRegistration(io, query.confirmationCode);
    return { email: registration.email, isThisBrowser: isFromBrowser(registration, readCookie('registration')) };
  },

  getSecondStep: ({ io, readCookie }) => describeSecondStep(io, readCookie('pendingLogin')),

  loginOptions: ({ io }) => ({ google: io.google !== null }),

  loginViaConfirmationCode: async ({ io, body, from, startSession }) => {
    const { confirmationCode: code, password } = body;
    const loggedIn = await confirmRegistration(io, { code, password, from });
    await startSession(loggedIn);
    return { user: await describeAccount(io, loggedIn.user) };
  },

  loginViaMagicLinkCode: async ({ io, body, from, startSession }) => {
    const loggedIn = await logInByMagicLink(io, { code: body.magicLinkCode, email: body.email, from });
    await startSession(loggedIn);
    return { user: await describeAccount(io, loggedIn.user) };
  },

  /** The passkey was unlocked by its owner's finger, face or PIN: it counts as both factors. */
  loginViaPasskey: async ({ io, body, readCookie, from, startSession }) => {
    const { response } = body;
    const proof = { purpose: 'login', token: readCookie('passkeyChallenge'), response, userId: null } as const;
    const user = await checkPasskeyAnswer(io, proof);
    const entered = await open(io, user, { method: 'passkey', from, hasSecondFactor: true });
    await startSession(entered);
    return { user: await describeAccount(io, entered.user) };
  },

  loginViaProvider: async ({ io, body, setCookie }) => {
    const { redirectTo, state } = await startGoogleSignIn(io, body.next ?? null);
    setCookie('google', state);
    return { redirectTo };
  },

  login: async ({ io, body, from, readCookie, startSession }) => {
    const loggedIn = await logIn(io, { ...body, from, browser: readCookie('registration') });
    await startSession(loggedIn);
    return { user: await describeAccount(io, loggedIn.user) };
  },

  logout: async ({ io, user, client, acting, session, sessionToken, endSession }) => {
    if (acting && session) await stopActing(io, { user, acting, session, clientHash: io.keys.hash('client', client) });
    if (sessionToken) await removeSession(io.db, sessionToken);
    endSession();
    return { done: true as const };
  },

  register: async (caller) => {
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
  },

  /** Responds the same whether there is a registration to confirm or not. */
  resendRegistration: async ({ io, body, readCookie }) => {
    const browser = readCookie('registration');
    if (browser) await resendRegistration(io, { ...body, browser });
    return { done: true as const };
  },

  sendConfirmCode: async (caller) => {
    await sendConfirmationCode(caller.io, caller.user, sessionOf(caller));
    return { done: true };
  },

  sendMagicLinkCode: async ({ io, body, language }) => {
    await requestMagicLink(io, { ...body, language });
    return { done: true as const };
  },

  startConfirmPasskey: async ({ io, user, setCookie }) => {
    const { options, token } = await askForPasskey(io, 'confirm', user.id);
    setCookie('passkeyChallenge', token);
    return { options: { ...options } };
  },

  startPasskeyLogin: async ({ io, setCookie }) => {
    const { options, token } = await askForPasskey(io, 'login', null);
    setCookie('passkeyChallenge', token);
    return { options: { ...options } };
  },

  startSecondStepPasskey: async ({ io, readCookie, setCookie }) => {
    const { options, token } = await askForSecondStepPasskey(io, readCookie('pendingLogin'));
    setCookie('passkeyChallenge', token);
    return { options: { ...options } };
  },
} satisfies Partial<Handlers>;

/** `needs: 'session'` guarantees that there is one. */
function sessionOf({ session }: Caller) {
  if (!session) throw new ApiError('NOT_BY_TOKEN');
  return session;
}

/** Where Google redirects the browser back to: not a call of the contract, because it returns a page to a person. */
export async function googleCallback(io: Io, context: Context): Promise<Response> {
  const language = requestLanguage(context.req.raw.headers);
  const headers = new Headers();
  const setCookie = (name: CookieName, value: string | null) => headers.append('set-cookie', cookieOf(io, name, value));
  setCookie('google', null);
  try {
    const device = deviceOf(context.req.raw.headers);
    const userAgent = context.req.header('user-agent') ?? null;
    const { entered, next } = await finishGoogleSignIn(io, {
      code: context.req.query('code') ?? '',
      state: context.req.query('state') ?? '',
      browserState: readCookie(context.req.raw.headers, 'google'),
      language,
      from: { client: clientOf(io.settings, context), device, userAgent },
    });
    if (entered.pendingToken !== null) {
      setCookie('pendingLogin', entered.pendingToken);
      headers.set('location', pageUrl(io, language, '/app/login', { step: '2', ...(next ? { next } : {}) }));
    } else {
      setCookie('session', entered.sessionToken);
      headers.append('set-cookie', await setDeviceCookie(io, entered.user.id, device));
      headers.set('location', next ? io.settings.siteUrl + next : pageUrl(io, language, '/app/dashboard'));
    }
  } catch (thrown) {
    const refusal = apiErrorOf(thrown);
    if (!refusal) io.log.error({ err: thrown }, 'signing in with Google failed');
    headers.set('location', pageUrl(io, language, '/app/login', { error: refusal?.code ?? 'UNEXPECTED' }));
  }
  return new Response(null, { status: 302, headers });
}
