import { describeAccount } from '#flows/accounts/describe-account.ts';
import { startSession as open } from '#flows/accounts/open-session.ts';
import { checkPasskeyAnswer } from '#flows/factors/passkeys.ts';
import type { Handler } from '../handler.ts';

/** The passkey was unlocked by its owner's finger, face or PIN: it counts as both factors. */
export const loginViaPasskey: Handler<'loginViaPasskey'> = async ({ io, body, readCookie, from, startSession }) => {
  const { response } = body;
  const proof = { purpose: 'login', token: readCookie('passkeyChallenge'), response, userId: null } as const;
  const user = await checkPasskeyAnswer(io, proof);
  const entered = await open(io, user, { method: 'passkey', from, hasSecondFactor: true });
  await startSession(entered);
  return { user: await describeAccount(io, entered.user) };
};
