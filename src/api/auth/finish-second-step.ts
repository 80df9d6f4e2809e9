import { describeAccount } from '#flows/describe-account.ts';
import { finishSecondStep as finish } from '#flows/factors/second-step.ts';
import type { Handler } from '../handler.ts';
import { pendingCookie } from '../session.ts';
import { challengeTokenOf, pendingTokenOf } from './challenge-cookie.ts';

export const finishSecondStep: Handler<'finishSecondStep'> = async (caller) => {
  const { io, body, request, from, startSession, setCookie } = caller;
  const tokens = { token: pendingTokenOf(request), challengeToken: challengeTokenOf(request) };
  const entered = await finish(io, { ...body, ...tokens, from });
  setCookie(pendingCookie(io, null));
  await startSession(entered);
  return { user: await describeAccount(io, entered.user) };
};
