import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { newToken } from '#io/accounts/tokens.ts';
import { addConfirmation } from '#io/db/queries/login-codes.ts';
import { findUserByEmail, type UserRow } from '#io/db/queries/users.ts';
import type { Io } from '#io/io.ts';
import { confirmRegistrationMail } from '#io/mail/mails/confirm-registration.ts';
import { loginThrottle } from './login-throttle.ts';
import { type Entered, type LoginFrom, openSession } from './open-session.ts';
import { pageUrl } from './page-url.ts';
import { writeMail } from './send-mail.ts';

const CONFIRMATION_SECONDS = 24 * 3600;

interface Attempt {
  email: string;
  password: string;
  from: LoginFrom;
  language: Language;
}

/** Counting happens inside the turn, so that a hundred guesses at once are a hundred guesses one after the other. */
export function logIn(io: Io, { email, password, from, language }: Attempt): Promise<Entered> {
  const { client, device } = from;
  return io.passwords.inTurn(async () => {
    const user = await findUserByEmail(io.db, email);
    const throttle = await loginThrottle(io, { email, client, device, userId: user?.id ?? null });
    await throttle.refuse();
    const isRight = await io.passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight) {
      await throttle.countFailure();
      throw new ApiError('LOGIN_INCORRECT_PASSWORD');
    }
    await throttle.forget();
    if (user.status === 'inactive') {
      await sendConfirmation(io, user, language);
      throw new ApiError('EMAIL_NOT_CONFIRMED');
    }
    return openSession(io, user, { method: 'password', from });
  });
}

/** The password is the one chosen with this registration: it becomes the account's with this code and no other. */
export async function sendConfirmation(
  io: Io,
  user: UserRow,
  language: Language,
  passwordHash: string | null = user.passwordHash,
): Promise<void> {
  await io.db.transaction(async (db) => {
    const code = newToken();
    await addConfirmation(db, { userId: user.id, code, passwordHash, validSeconds: CONFIRMATION_SECONDS });
    const url = pageUrl(io, language, '/app/login', { confirmationCode: code });
    await writeMail(io, db, { email: user.email, language }, confirmRegistrationMail(language, url));
  });
}
