import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { LoginMethod } from '#domain/access/proof.ts';
import { hashToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { sessions, users } from '../schema/index.ts';
import type { UserRow } from './users.ts';

/** 30 days, sliding (docs/decisions/009-what-the-specification-leaves-open.md#accounts). */
export const SESSION_DAYS = 30;
/** Extending costs a write; once an hour is precise enough for 30 days. */
const SLIDE_AFTER_MS = 3_600_000;

const inSessionDays = sql`now() + make_interval(days => ${SESSION_DAYS})`;

export interface NewSession {
  method?: LoginMethod;
  hasSecondFactor?: boolean;
  browser?: string | null;
  system?: string | null;
  clientHash?: string | null;
}

export async function addSession(db: Db, userId: number, token: string, session: NewSession = {}): Promise<number> {
  const [row] = await db
    .insert(sessions)
    .values({ userId, tokenHash: hashToken(token), expiresAt: inSessionDays as unknown as Date, ...session })
    .returning({ id: sessions.id });
  if (!row) throw new Error('the session was not stored');
  return row.id;
}

export interface SessionFound {
  user: UserRow;
  session: { id: number; authenticatedAt: Date; hasSecondFactor: boolean };
  /** The cookie should be sent again. */
  slid: boolean;
}

/** The person behind a cookie; a visit extends the session. */
export async function findSessionUser(db: Db, token: string, now: Date): Promise<SessionFound | null> {
  const tokenHash = hashToken(token);
  const { id, authenticatedAt, hasSecondFactor, lastSeenAt } = sessions;
  const [row] = await db
    .select({ user: users, session: { id, authenticatedAt, hasSecondFactor }, lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`), ne(users.status, 'suspended')));
  if (!row) return null;
  const slid = now.getTime() - row.lastSeenAt.getTime() > SLIDE_AFTER_MS;
  if (slid) {
    const change = { lastSeenAt: sql`now()`, expiresAt: inSessionDays };
    await db.update(sessions).set(change).where(eq(sessions.tokenHash, tokenHash));
  }
  return { user: row.user, session: row.session, slid };
}

export async function removeSession(db: Db, token: string) {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Logs out every other session. Returns how many there were. */
export async function removeOtherSessions(db: Db, userId: number, keepId: number | null): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keepId === null ? undefined : ne(sessions.id, keepId)))
    .returning({ id: sessions.id });
  return rows.length;
}

export async function clearExpiredSessions(db: Db) {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}

interface From {
  browser: string | null;
  system: string | null;
  clientHash: string;
}

/** Whether a person has any session, and one with the same browser, system and location. */
export async function hasSessionFrom(db: Db, userId: number, { browser, system, clientHash }: From) {
  const rows = await db
    .select({ browser: sessions.browser, system: sessions.system, clientHash: sessions.clientHash })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  const isSame = rows.some((row) => row.browser === browser && row.system === system && row.clientHash === clientHash);
  return { isFirst: rows.length === 0, isSame };
}

/** The person has proven their identity again; with a second factor, the session has it from now on. */
export async function refreshLogin(db: Db, sessionId: number, { withFactor }: { withFactor: boolean }): Promise<void> {
  await db
    .update(sessions)
    .set({ authenticatedAt: sql`now()`, ...(withFactor ? { hasSecondFactor: true } : {}) })
    .where(eq(sessions.id, sessionId));
}

/** Open ones, most recently seen first. */
export function listSessions(db: Db, userId: number) {
  const { id, createdAt, lastSeenAt, browser, system, method, hasSecondFactor, clientHash } = sessions;
  return db
    .select({ id, createdAt, lastSeenAt, browser, system, method, hasSecondFactor, clientHash })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt))
    .limit(200);
}

export async function removeSessionById(db: Db, userId: number, sessionId: number) {
  const [row] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ browser: sessions.browser, system: sessions.system });
  return row ?? null;
}
