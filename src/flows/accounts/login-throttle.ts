import { type Limit, limits } from '#contract/limits.ts';
import { retryAfterSeconds } from '#domain/access/backoff.ts';
import { isKnownDevice } from '#io/db/queries/known-devices.ts';
import { clearHits, readHits } from '#io/db/queries/rate-limits.ts';
import type { Io } from '#io/io.ts';
import { countAgainst, limitKey, overLimit, pairKey } from '../rate-limit.ts';

// Threat: somebody guesses passwords; and somebody fails on purpose to keep the owner out. Layers: growing pauses for one
// client at one account, and for one client at all accounts; many failures for one account from everywhere take away the
// free attempts of clients that are new to it, but refuse nobody by themselves, so the owner's first attempt always
// counts; a browser that has logged in before has a count of its own and none of the others'. Left open: as many guesses
// as somebody has addresses, one each; long passwords, the refusal of common ones and a second factor are for that.

export interface LoginAttempt {
  email: string;
  client: string;
  device: string | null;
  /** Of the account with this address, if there is one. */
  userId: number | null;
}

const { loginFailuresHere, loginFailuresOfClient, loginFailuresOfAddress } = limits;

export interface LoginThrottle {
  /** Throws while a pause lasts. */
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
    // Only what is the person's own: the client's count stays, or a guesser would clear it with an account of their own.
    forget: () => clearHits(io.db, limitKey(io, loginFailuresHere, here)),
  };
}

function refuseFor(seconds: number) {
  if (seconds > 0) throw overLimit(loginFailuresHere, seconds);
}
