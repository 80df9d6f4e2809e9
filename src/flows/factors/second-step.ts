import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { ApiError } from '#contract/errors.ts';
import { type LoggedIn, type LoginFrom, startSession } from '#flows/accounts/open-session.ts';
import { countFactors } from '#io/db/queries/accounts/factors.ts';
import { countPendingAttempt, endPendingLogin, findPendingLogin } from '#io/db/queries/accounts/logins.ts';
import type { Io } from '#io/io.ts';
import { checkCode } from './check-code.ts';
import { askForPasskey, checkPasskeyAnswer } from './passkeys.ts';

async function pendingOf(io: Io, token: string | null) {
  const pending = token ? await findPendingLogin(io.db, token) : null;
  if (!token || !pending) throw new ApiError('SECOND_STEP_EXPIRED');
  return { ...pending, token };
}

/** The factors that the person can use. */
export async function describeSecondStep(io: Io, token: string | null) {
  const { user } = await pendingOf(io, token);
  const { passkeys, hasApp, recoveryCodes } = await countFactors(io.db, user.id);
  return { email: user.email, passkey: passkeys > 0, app: hasApp, recoveryCode: recoveryCodes > 0 };
}

export async function askForSecondStepPasskey(io: Io, token: string | null) {
  const { user } = await pendingOf(io, token);
  return askForPasskey(io, 'second-step', user.id);
}

interface Answer {
  token: string | null;
  challengeToken: string | null;
  code?: string | undefined;
  response?: AuthenticationResponseJSON | undefined;
  from: LoginFrom;
}

/** The second factor of a login that began with a password, a link or Google. */
export async function finishSecondStep(io: Io, answer: Answer): Promise<LoggedIn> {
  const { user, method, token } = await pendingOf(io, answer.token);
  if (!(await countPendingAttempt(io.db, token))) throw new ApiError('SECOND_STEP_EXPIRED');
  const factor = await factorOf(io, user, answer);
  if (!factor) throw new ApiError('WRONG_CODE');
  return io.db.transaction(async (db) => {
    if (!(await endPendingLogin(db, token))) throw new ApiError('SECOND_STEP_EXPIRED');
    return startSession(io, user, { method, from: answer.from, hasSecondFactor: true, detail: { factor } }, db);
  });
}

async function factorOf(
  io: Io,
  user: Parameters<typeof checkCode>[1],
  { code, response, challengeToken, from }: Answer,
) {
  if (!response) return checkCode(io, user, code ?? '', from);
  await checkPasskeyAnswer(io, { purpose: 'second-step', token: challengeToken, response, userId: user.id });
  return 'passkey';
}
