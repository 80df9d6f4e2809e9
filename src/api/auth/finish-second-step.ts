import { describeAccount } from '#flows/accounts/describe-account.ts';
import { finishSecondStep as finish } from '#flows/factors/second-step.ts';
import type { Handler } from '../handler.ts';

export const finishSecondStep: Handler<'finishSecondStep'> = async (caller) => {
  const { io, body, readCookie, from, startSession, setCookie } = caller;
  const tokens = { token: readCookie('pendingLogin'), challengeToken: readCookie('passkeyChallenge') };
  const entered = await finish(io, { ...body, ...tokens, from });
  setCookie('pendingLogin', null);
  await startSession(entered);
  return { user: await describeAccount(io, entered.user) };
};
