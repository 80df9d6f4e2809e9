import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { LoginMethod } from '#domain/access/proof.ts';
import { hashToken, newToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { pendingLogins, users } from '../schema/index.ts';

/** Time to find the phone. */
export const PENDING_SECONDS = 600;
const MAX_WRONG_CODES = 5;

export async function addPendingLogin(db: Db, userId: number, method: LoginMethod): Promise<string> {
  const token = newToken();
  const expiresAt = sql`now() + make_interval(secs => ${PENDING_SECONDS})` as unknown as Date;
  await db.insert(pendingLogins).values({ tokenHash: hashToken(token), userId, method, expiresAt });
  return token;
}

const isOpen = (token: string) =>
  and(
    eq(pendingLogins.tokenHash, hashToken(token)),
    gt(pendingLogins.expiresAt, sql`now()`),
    lt(pendingLogins.attempts, MAX_WRONG_CODES),
  );

export async function findPendingLogin(db: Db, token: string) {
  const [row] = await db
    .select({ user: users, method: pendingLogins.method })
    .from(pendingLogins)
    .innerJoin(users, eq(users.id, pendingLogins.userId))
    .where(isOpen(token));
  return row ?? null;
}

/** Before the code is checked, so that parallel guesses are counted one by one. False: no attempt left. */
export async function countPendingAttempt(db: Db, token: string): Promise<boolean> {
  const rows = await db
    .update(pendingLogins)
    .set({ attempts: sql`${pendingLogins.attempts} + 1` })
    .where(isOpen(token))
    .returning({ userId: pendingLogins.userId });
  return rows.length > 0;
}

/** True for exactly one caller. */
export async function endPendingLogin(db: Db, token: string): Promise<boolean> {
  const rows = await db
    .delete(pendingLogins)
    .where(and(eq(pendingLogins.tokenHash, hashToken(token)), gt(pendingLogins.expiresAt, sql`now()`)))
    .returning({ userId: pendingLogins.userId });
  return rows.length > 0;
}

/** After a password change or logging out everywhere: logins begun with the old password end. */
export async function endPendingLogins(db: Db, userId: number): Promise<void> {
  await db.delete(pendingLogins).where(eq(pendingLogins.userId, userId));
}

export async function clearExpiredPendingLogins(db: Db): Promise<void> {
  await db.delete(pendingLogins).where(lt(pendingLogins.expiresAt, sql`now()`));
}
