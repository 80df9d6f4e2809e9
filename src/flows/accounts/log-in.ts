import { ApiError } from '#contract/errors.ts';
import { type Limit, limits } from '#contract/limits.ts';
import { retryAfterSeconds } from '#domain/access/login.ts';
import { isAddressProven } from '#domain/access/proven-address.ts';
import { countAgainst, limitKey, overLimit, pairKey } from '#flows/guards/rate-limit.ts';
import { hasOpenRegistration } from '#io/db/queries/accounts/registrations.ts';
import { isKnownDevice } from '#io/db/queries/accounts/sessions.ts';
import { findUserByEmail } from '#io/db/queries/accounts/users.ts';
import { clearHits, readHits } from '#io/db/queries/operation/rate-limits.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { type LoginFrom, type LoginOutcome, openSession } from './open-session.ts';

interface Attempt {
  email: string;
  password: string;
  from: LoginFrom;
  /** The browser's cookie from its own registration (flows/accounts/register.ts). */
  browser: string | null;
}

/** Counted inside the queue, so that a hundred parallel guesses count as a hundred guesses in sequence. */
export function logIn(io: Io, { email, password, from, browser }: Attempt): Promise<LoginOutcome> {
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
      // Does not depend on whether there is an account: shown to the browser that registered, whichever mail was sent.
      const isRegistered = browser !== null && (await hasOpenRegistration(io.db, email, browser));
      throw new ApiError(isRegistered ? 'EMAIL_NOT_CONFIRMED' : 'LOGIN_INCORRECT_PASSWORD');
    }
    await throttle.reset();
    return openSession(io, user, { method: 'password', from });
  });
}

// Threat: somebody guesses passwords; or fails on purpose to lock the owner out. Layers: growing pauses for one client
// at one account, and for one client at all accounts; many failures for one account from everywhere remove the free
// attempts of clients that are new to it, but never lock it by themselves, so the owner's first attempt always counts;
// a browser that has logged in before has its own count. Left open: one guess per address for attackers with many
// addresses; long passwords, the rejection of common ones and a second factor cover that.

interface LoginAttempt {
  email: string;
  client: string;
  device: string | null;
  /** Of the account with this address, if any. */
  userId: number | null;
}

const { loginFailuresHere, loginFailuresOfClient, loginFailuresOfAddress } = limits;

interface LoginThrottle {
  /** Throws during a pause. */
  refuse(): Promise<void>;
  countFailure(): Promise<void>;
  reset(): Promise<void>;
}

async function loginThrottle(io: Io, { email, client, device, userId }: LoginAttempt): Promise<LoginThrottle> {
  const isOwnDevice = device !== null && userId !== null && (await isKnownDevice(io.db, userId, device));
  const here = pairKey(isOwnDevice ? `device ${device}` : client, email);
  const read = (limit: Limit, whose: string) => readHits(io.db, limit.windowSeconds, limitKey(io, limit, whose));
  return {
    async refuse() {
      if (isOwnDevice) return refuseFor(retryAfterSeconds(await read(loginFailuresHere, here), loginFailuresHere.max));
      const [atAccount, ofClient, ofAccount] = await Promise.all([
        read(loginFailuresHere, here),
        read(loginFailuresOfClient, client),
        read(loginFailuresOfAddress, email),
      ]);
      const free = ofAccount.count >= loginFailuresOfAddress.max ? 1 : loginFailuresHere.max;
      refuseFor(Math.max(retryAfterSeconds(atAccount, free), retryAfterSeconds(ofClient, loginFailuresOfClient.max)));
    },
    async countFailure() {
      const counts = [countAgainst(io, loginFailuresHere, here)];
      if (!isOwnDevice) {
        counts.push(countAgainst(io, loginFailuresOfClient, client), countAgainst(io, loginFailuresOfAddress, email));
      }
      await Promise.all(counts);
    },
    // Resets only the person's own count. The client's count stays, or a guesser could reset it with an account of
    // their own.
    reset: () => clearHits(io.db, limitKey(io, loginFailuresHere, here)),
  };
}

function refuseFor(seconds: number) {
  if (seconds > 0) throw overLimit(loginFailuresHere, seconds);
}
