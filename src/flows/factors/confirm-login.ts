import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { ApiError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import type { LoginFrom } from '#flows/accounts/open-session.ts';
import { writeMail } from '#flows/mails/send-mail.ts';
import { enforceLimit } from '#flows/rate-limit.ts';
import { newMailCode } from '#io/accounts/one-time-codes.ts';
import { countFactors, hasFactor } from '#io/db/queries/accounts/factors.ts';
import { consumeLoginConfirmation, upsertLoginConfirmation } from '#io/db/queries/accounts/logins.ts';
import { refreshLogin } from '#io/db/queries/accounts/sessions.ts';
import type { UserRow } from '#io/db/queries/accounts/users.ts';
import type { Io } from '#io/io.ts';
import { confirmLoginMail } from '#io/mail/mails/confirm-login.ts';
import { checkCode } from './check-code.ts';
import { checkPasskeyAnswer } from './passkeys.ts';

// Before a sensitive change the person proves their identity again, with the strongest factor of the account: its
// second factor, otherwise the password or a mailed code. A stolen session with a known password cannot remove the
// second factor.

/** Which methods the account has. */
export async function confirmationMethods(io: Io, user: UserRow) {
  const factors = await countFactors(io.db, user.id);
  const isProtected = hasFactor(factors);
  return {
    passkey: factors.passkeys > 0,
    app: factors.hasApp,
    recoveryCode: isProtected && factors.recoveryCodes > 0,
    password: !isProtected && user.passwordHash !== null,
    mail: !isProtected,
  };
}

const mailHash = (io: Io, sessionId: number, code: string) => io.keys.hash(`confirm-login:${sessionId}`, code);

export async function sendConfirmationCode(io: Io, user: UserRow, session: { id: number }): Promise<void> {
  if (!(await confirmationMethods(io, user)).mail) throw new ApiError('OTHER_PROOF_NEEDED');
  const code = newMailCode();
  const { email, language } = user;
  await io.db.transaction(async (db) => {
    await upsertLoginConfirmation(db, session.id, mailHash(io, session.id, code));
    await writeMail(io, db, { email, language }, confirmLoginMail(language, code));
  });
}

interface Proof {
  password?: string | undefined;
  code?: string | undefined;
  mailCode?: string | undefined;
  response?: AuthenticationResponseJSON | undefined;
  challengeToken: string | null;
  from: LoginFrom;
}

export async function confirmLogin(io: Io, user: UserRow, session: { id: number }, proof: Proof): Promise<void> {
  await enforceLimit(io, limits.loginConfirmations, String(session.id));
  const ways = await confirmationMethods(io, user);
  const { password, code, mailCode, response, challengeToken: token, from } = proof;
  if (response) {
    await checkPasskeyAnswer(io, { purpose: 'confirm', token, response, userId: user.id });
    return refreshLogin(io.db, session.id, { withFactor: true });
  }
  if (code !== undefined && (ways.app || ways.recoveryCode)) {
    if (!(await checkCode(io, user, code, from))) throw new ApiError('WRONG_CODE');
    return refreshLogin(io.db, session.id, { withFactor: true });
  }
  if (mailCode !== undefined && ways.mail) {
    const isRight = await consumeLoginConfirmation(io.db, session.id, mailHash(io, session.id, mailCode.trim()));
    if (!isRight) throw new ApiError('WRONG_CODE');
    return refreshLogin(io.db, session.id, { withFactor: false });
  }
  if (password === undefined || !ways.password) throw new ApiError('OTHER_PROOF_NEEDED');
  const isRight = await io.passwords.runQueued(() => io.passwords.verify(user.passwordHash, password));
  if (!isRight) throw new ApiError('WRONG_PASSWORD');
  return refreshLogin(io.db, session.id, { withFactor: false });
}
