import { describeAccount } from '#flows/describe-account.ts';
import { askForPasskey, checkPasskeyAnswer } from '#flows/factors/passkeys.ts';
import { askForSecondStepPasskey, describeSecondStep, finishSecondStep as finish } from '#flows/factors/second-step.ts';
import { startSession as open } from '#flows/open-session.ts';
import type { Handler } from '../handler.ts';
import { pendingCookie } from '../session.ts';
import { challengeCookie, challengeTokenOf, pendingTokenOf } from './challenge-cookie.ts';

export const startPasskeyLogin: Handler<'startPasskeyLogin'> = async ({ io, setCookie }) => {
  const { options, token } = await askForPasskey(io, 'login', null);
  setCookie(challengeCookie(io, token));
  return { options: { ...options } };
};

/** The passkey was unlocked by its owner's finger, face or PIN: it counts as both factors. */
export const loginViaPasskey: Handler<'loginViaPasskey'> = async ({ io, body, request, from, startSession }) => {
  const { response } = body;
  const proof = { purpose: 'login', token: challengeTokenOf(request), response, userId: null } as const;
  const user = await checkPasskeyAnswer(io, proof);
  const entered = await open(io, user, { method: 'passkey', from, hasSecondFactor: true });
  await startSession(entered);
  return { user: await describeAccount(io, entered.user) };
};

export const getSecondStep: Handler<'getSecondStep'> = ({ io, request }) =>
  describeSecondStep(io, pendingTokenOf(request));

export const startSecondStepPasskey: Handler<'startSecondStepPasskey'> = async ({ io, request, setCookie }) => {
  const { options, token } = await askForSecondStepPasskey(io, pendingTokenOf(request));
  setCookie(challengeCookie(io, token));
  return { options: { ...options } };
};

export const finishSecondStep: Handler<'finishSecondStep'> = async (caller) => {
  const { io, body, request, from, startSession, setCookie } = caller;
  const tokens = { token: pendingTokenOf(request), challengeToken: challengeTokenOf(request) };
  const entered = await finish(io, { ...body, ...tokens, from });
  setCookie(pendingCookie(io, null));
  await startSession(entered);
  return { user: await describeAccount(io, entered.user) };
};
