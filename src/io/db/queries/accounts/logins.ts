import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { LoginMethod } from '#domain/access/proof.ts';
import { hashToken, newToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import {
  confirmations,
  loginConfirmations,
  magicLinks,
  oauthStates,
  pendingLogins,
  users,
} from '#io/db/schema/index.ts';

const until = (seconds: number) => sql`now() + make_interval(secs => ${seconds})` as unknown as Date;

interface NewMagicLink {
  email: string;
  code: string;
  /** Keyed hash of the short code to type; null if there is only the link. */
  shortCodeHash: string | null;
  validSeconds: number;
}

export async function addMagicLink(db: Db, { email, code, shortCodeHash, validSeconds }: NewMagicLink) {
  await db
    .insert(magicLinks)
    .values({ email, codeHash: hashToken(code), shortCodeHash, expiresAt: until(validSeconds) });
}

/** The link a code belongs to, including used or expired ones, so that the response can tell them apart. */
export async function findMagicLink(db: Db, code: string) {
  const [row] = await db
    .select()
    .from(magicLinks)
    .where(eq(magicLinks.codeHash, hashToken(code)));
  return row ?? null;
}

/** Whether the address has a link that is still valid for a while. */
export async function hasFreshLink(db: Db, email: string, forSeconds: number): Promise<boolean> {
  const [row] = await db
    .select({ id: magicLinks.id })
    .from(magicLinks)
    .where(and(eq(magicLinks.email, email), isNull(magicLinks.usedAt), gt(magicLinks.expiresAt, until(forSeconds))))
    .limit(1);
  return row !== undefined;
}

/** Counts a typed code against every link it could belong to before comparing: parallel guesses all count. */
export async function countTypedCode(db: Db, email: string) {
  return db
    .update(magicLinks)
    .set({ attempts: sql`${magicLinks.attempts} + 1` })
    .where(
      and(
        eq(magicLinks.email, email),
        isNull(magicLinks.usedAt),
        gt(magicLinks.expiresAt, sql`now() - interval '1 day'`),
        lt(magicLinks.attempts, 1_000),
      ),
    )
    .returning();
}

/** True for exactly one caller: a link works once. All older links of the address end with it. */
export async function consumeMagicLink(db: Db, id: number, email: string): Promise<boolean> {
  const used = await db
    .update(magicLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(magicLinks.id, id), isNull(magicLinks.usedAt), gt(magicLinks.expiresAt, sql`now()`)))
    .returning({ id: magicLinks.id });
  if (used.length) {
    await db
      .update(magicLinks)
      .set({ usedAt: sql`now()` })
      .where(and(eq(magicLinks.email, email), isNull(magicLinks.usedAt)));
  }
  return used.length > 0;
}

export async function addOauthState(
  db: Db,
  state: string,
  { codeVerifier, next }: { codeVerifier: string; next: string | null },
) {
  await db.insert(oauthStates).values({ stateHash: hashToken(state), codeVerifier, next, expiresAt: until(600) });
}

/** Consumes the state: a response from Google is processed once. */
export async function consumeOauthState(db: Db, state: string) {
  const [row] = await db
    .delete(oauthStates)
    .where(and(eq(oauthStates.stateHash, hashToken(state)), gt(oauthStates.expiresAt, sql`now()`)))
    .returning({ codeVerifier: oauthStates.codeVerifier, next: oauthStates.next });
  return row ?? null;
}

export async function clearExpiredCodes(db: Db) {
  const old = sql`now() - interval '7 days'`;
  await db.delete(magicLinks).where(lt(magicLinks.expiresAt, old));
  await db.delete(confirmations).where(lt(confirmations.expiresAt, old));
  await db.delete(oauthStates).where(lt(oauthStates.expiresAt, old));
}

/** Links mailed to an address that is no longer the person's. */
export async function deleteMagicLinks(db: Db, email: string): Promise<void> {
  await db.delete(magicLinks).where(eq(magicLinks.email, email));
}

const VALID_SECONDS = 600;
const MAX_WRONG_CODES = 5;

/** One code per session; a new one replaces the previous. */
export async function upsertLoginConfirmation(db: Db, sessionId: number, codeHash: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${VALID_SECONDS})` as unknown as Date;
  await db
    .insert(loginConfirmations)
    .values({ sessionId, codeHash, expiresAt })
    .onConflictDoUpdate({
      target: loginConfirmations.sessionId,
      set: { codeHash, expiresAt, attempts: 0, createdAt: sql`now()` },
    });
}

/** Counts the attempt before checking it; a correct code is removed. */
export async function consumeLoginConfirmation(db: Db, sessionId: number, codeHash: string): Promise<boolean> {
  const { attempts, expiresAt } = loginConfirmations;
  const [row] = await db
    .update(loginConfirmations)
    .set({ attempts: sql`${attempts} + 1` })
    .where(and(eq(loginConfirmations.sessionId, sessionId), gt(expiresAt, sql`now()`), lt(attempts, MAX_WRONG_CODES)))
    .returning({ codeHash: loginConfirmations.codeHash });
  if (row?.codeHash !== codeHash) return false;
  const spent = await db
    .delete(loginConfirmations)
    .where(and(eq(loginConfirmations.sessionId, sessionId), eq(loginConfirmations.codeHash, codeHash)))
    .returning({ sessionId: loginConfirmations.sessionId });
  return spent.length > 0;
}

/** Time to find the phone. */
export const PENDING_SECONDS = 600;

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
