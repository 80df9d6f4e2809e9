import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { hashToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { apiTokens, sessions, users } from '../schema/index.ts';
import type { UserRow } from './users.ts';

/** 30 days, sliding (decisions, Accounts). */
export const SESSION_DAYS = 30;
/** Sliding costs a write; once an hour is fine grained enough for 30 days. */
const SLIDE_AFTER_MS = 3_600_000;

const inSessionDays = sql`now() + make_interval(days => ${SESSION_DAYS})`;

export async function addSession(db: Db, userId: number, token: string) {
  await db
    .insert(sessions)
    .values({ userId, tokenHash: hashToken(token), expiresAt: inSessionDays as unknown as Date });
}

/** The person behind a cookie; a visit prolongs the session. `slid` tells that the cookie should be sent anew. */
export async function findSessionUser(
  db: Db,
  token: string,
  now: Date,
): Promise<{ user: UserRow; slid: boolean } | null> {
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ user: users, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`), ne(users.status, 'suspended')));
  if (!row) return null;
  const slid = now.getTime() - row.lastSeenAt.getTime() > SLIDE_AFTER_MS;
  if (slid) {
    const change = { lastSeenAt: sql`now()`, expiresAt: inSessionDays };
    await db.update(sessions).set(change).where(eq(sessions.tokenHash, tokenHash));
  }
  return { user: row.user, slid };
}

export async function removeSession(db: Db, token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** After a change of the password every other place is logged out. */
export async function removeOtherSessions(db: Db, userId: number, keepToken: string | null) {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keepToken ? ne(sessions.tokenHash, hashToken(keepToken)) : undefined));
}

export async function clearExpiredSessions(db: Db) {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

export async function findApiTokenUser(db: Db, token: string): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users, id: apiTokens.id, lastUsedAt: apiTokens.lastUsedAt })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, hashToken(token)),
        sql`${apiTokens.revokedAt} is null`,
        ne(users.status, 'suspended'),
      ),
    );
  if (!row) return null;
  // To the minute is enough for a person, and a busy token does not write on every call.
  if (!row.lastUsedAt || Date.now() - row.lastUsedAt.getTime() > 60_000) {
    await db.update(apiTokens).set({ lastUsedAt: sql`now()` }).where(eq(apiTokens.id, row.id));
  }
  return row.user;
}
