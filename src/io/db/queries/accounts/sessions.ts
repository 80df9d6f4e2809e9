import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LoginMethod } from '#domain/access/proof.ts';
import { hashToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import { knownDevices, sessions, users } from '#io/db/schema/index.ts';
import { recordUserVisit, type UserRow } from './users.ts';

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
  await recordUserVisit(db, userId, session);
  return row.id;
}

/** A super admin who acts as the user of the session. */
export interface Acting {
  admin: { id: number; email: string };
  until: Date;
  reason: string;
}

export interface SessionFound {
  /** Who the call is made as: the owner of the session, or the person a super admin acts as. */
  user: UserRow;
  session: { id: number; authenticatedAt: Date; hasSecondFactor: boolean };
  acting: Acting | null;
  /** The cookie should be sent again. */
  wasExtended: boolean;
}

const target = alias(users, 'target');

/**
 * The person behind a cookie; each visit extends the session. Whether a super admin may act as somebody is checked on
 * every request, so it ends when the time is over or when either account changes.
 */
export async function findSessionUser(db: Db, token: string, now: Date): Promise<SessionFound | null> {
  const tokenHash = hashToken(token);
  const { id, authenticatedAt, hasSecondFactor, lastSeenAt, browser, system, actingUntil, actingReason } = sessions;
  const mayAct = and(
    eq(target.id, sessions.actingUserId),
    gt(sessions.actingUntil, sql`now()`),
    eq(users.role, 'superadmin'),
    ne(target.role, 'superadmin'),
    ne(target.status, 'suspended'),
  );
  const [row] = await db
    .select({
      owner: users,
      target,
      session: { id, authenticatedAt, hasSecondFactor },
      seen: { lastSeenAt, browser, system },
      acting: { until: actingUntil, reason: actingReason },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(target, mayAct)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`), ne(users.status, 'suspended')));
  if (!row) return null;
  const { owner, seen, session } = row;
  const wasExtended =
    now.getTime() - seen.lastSeenAt.getTime() > SLIDE_AFTER_MS || dayOf(now) !== dayOf(seen.lastSeenAt);
  if (wasExtended) {
    const change = { lastSeenAt: sql`now()`, expiresAt: inSessionDays };
    await db.update(sessions).set(change).where(eq(sessions.tokenHash, tokenHash));
    await recordUserVisit(db, owner.id, seen);
  }
  const { until, reason } = row.acting ?? {};
  const acting =
    row.target && until ? { admin: { id: owner.id, email: owner.email }, until, reason: reason ?? '' } : null;
  return { user: row.target ?? owner, session, acting, wasExtended: wasExtended };
}

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Makes the session act as somebody else until the time is over. */
export async function actAs(
  db: Db,
  sessionId: number,
  { userId, reason, minutes }: { userId: number; reason: string; minutes: number },
): Promise<Date> {
  const [row] = await db
    .update(sessions)
    .set({
      actingUserId: userId,
      actingReason: reason,
      actingUntil: sql`now() + make_interval(mins => ${minutes})` as unknown as Date,
    })
    .where(eq(sessions.id, sessionId))
    .returning({ until: sessions.actingUntil });
  if (!row?.until) throw new Error('the session is gone');
  return row.until;
}

export async function clearActing(db: Db, sessionId: number): Promise<void> {
  await db
    .update(sessions)
    .set({ actingUserId: null, actingReason: null, actingUntil: null })
    .where(eq(sessions.id, sessionId));
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

/** The longest time browsers keep a cookie. */
export const DEVICE_DAYS = 400;

/** After a completed login. */
export async function rememberDevice(db: Db, userId: number, token: string): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ userId, tokenHash: hashToken(token) })
    .onConflictDoUpdate({
      target: [knownDevices.userId, knownDevices.tokenHash],
      set: { lastSeenAt: sql`now()` },
    });
}

export async function isKnownDevice(db: Db, userId: number, token: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.tokenHash, hashToken(token))));
  return row !== undefined;
}

/** Two people using one browser share its token; a token that nobody logged in with may have been planted. */
export async function isAnyonesDevice(db: Db, token: string): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.tokenHash, hashToken(token)))
    .limit(1);
  return row !== undefined;
}

/** After logging out everywhere, or if somebody else knew the password. */
export async function deleteKnownDevices(db: Db, userId: number): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

export async function clearOldDevices(db: Db): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.lastSeenAt, sql`now() - make_interval(days => ${DEVICE_DAYS})`));
}

export async function hasAnyDevice(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .limit(1);
  return row !== undefined;
}
