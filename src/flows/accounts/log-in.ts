import { ApiError } from '#contract/errors.ts';
import { isAddressProven } from '#domain/access/proven-address.ts';
import { hasOpenRegistration } from '#io/db/queries/accounts/registrations.ts';
import { findUserByEmail } from '#io/db/queries/accounts/users.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { loginThrottle } from './login-throttle.ts';
import { type Entered, type LoginFrom, openSession } from './open-session.ts';

interface Attempt {
  email: string;
  password: string;
  from: LoginFrom;
  /** The browser's cookie from its own registration (flows/accounts/register.ts). */
  browser: string | null;
}

/** Counted inside the queue, so that a hundred parallel guesses count as a hundred guesses in sequence. */
export function logIn(io: Io, { email, password, from, browser }: Attempt): Promise<Entered> {
  const { client, device } = from;
  return io.passwords.runQueued(async () => {
    const user = await findUserByEmail(io.db, email);
    const throttle = await loginThrottle(io, { email, client, device, userId: user?.id ?? null });
    await throttle.refuse();
    const isRight = await io.passwords.verify(user?.passwordHash ?? null, password);
    if (!user || !isRight || !isAddressProven(user)) {
      await throttle.countFailure();
      if (user) {
        const clientHash = io.keys.hash('client', client);
        await recordActivity(io.db, { action: 'login-failed', actorId: null, subject: email, clientHash });
      }
      // The same with and without an account: shown to the browser that registered, whatever the mail said.
      const isRegistered = browser !== null && (await hasOpenRegistration(io.db, email, browser));
      throw new ApiError(isRegistered ? 'EMAIL_NOT_CONFIRMED' : 'LOGIN_INCORRECT_PASSWORD');
    }
    await throttle.forget();
    return openSession(io, user, { method: 'password', from });
  });
}
