import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashToken, newToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { type ChallengePurpose, passkeyChallenges } from '../schema/index.ts';

export const CHALLENGE_SECONDS = 300;

interface NewChallenge {
  challenge: string;
  purpose: ChallengePurpose;
  userId: number | null;
}

/** The token for the cookie of the requesting browser. */
export async function addChallenge(db: Db, { challenge, purpose, userId }: NewChallenge): Promise<string> {
  const token = newToken();
  const expiresAt = sql`now() + make_interval(secs => ${CHALLENGE_SECONDS})` as unknown as Date;
  await db.insert(passkeyChallenges).values({ browserHash: hashToken(token), challenge, purpose, userId, expiresAt });
  return token;
}

/** Consumes the challenge: a response is checked once, valid or not. */
export async function consumeChallenge(
  db: Db,
  token: string,
  purpose: ChallengePurpose,
): Promise<{ challenge: string; userId: number | null } | null> {
  const { browserHash, challenge, userId, expiresAt } = passkeyChallenges;
  const [row] = await db
    .delete(passkeyChallenges)
    .where(and(eq(browserHash, hashToken(token)), eq(passkeyChallenges.purpose, purpose), gt(expiresAt, sql`now()`)))
    .returning({ challenge, userId });
  return row ?? null;
}

export async function clearExpiredChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
}
