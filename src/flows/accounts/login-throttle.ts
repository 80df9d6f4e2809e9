import { type Limit, limits } from '#contract/limits.ts';
import { retryAfterSeconds } from '#domain/access/login.ts';
import { countAgainst, limitKey, overLimit, pairKey } from '#flows/guards/rate-limit.ts';
import { isKnownDevice } from '#io/db/queries/accounts/sessions.ts';
import { clearHits, readHits } from '#io/db/queries/operation/rate-limits.ts';
import type { Io } from '#io/io.ts';

// Threat: somebody guesses passwords; or fails on purpose to lock the owner out. Layers: growing pauses for one client
// at one account, and for one client at all accounts; many failures for one account from everywhere remove the free
// attempts of clients that are new to it, but never lock it by themselves, so the owner's first attempt always counts;
// a browser that has logged in before has its own count. Left open: one guess per address for attackers with many
// addresses; long passwords, the rejection of common ones and a second factor cover that.

export interface LoginAttempt {
  email: string;
  client: string;
  device: string | null;
  /** Of the account with this address, if any. */
  userId: number | null;
}

const { loginFailuresHere, loginFailuresOfClient, loginFailuresOfAddress } = limits;

export interface LoginThrottle {
  /** Throws during a pause. */
  refuse(): Promise<void>;
  countFailure(): Promise<void>;
  forget(): Promise<void>;
}

export async function loginThrottle(io: Io, { email, client, device, userId }: LoginAttempt): Promise<LoginThrottle> {
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
    forget: () => clearHits(io.db, limitKey(io, loginFailuresHere, here)),
  };
}

function refuseFor(seconds: number) {
  if (seconds > 0) throw overLimit(loginFailuresHere, seconds);
}
