import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { hashToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { confirmations, magicLinks, oauthStates } from '../schema/index.ts';

const until = (seconds: number) => sql`now() + make_interval(secs => ${seconds})` as unknown as Date;

export async function addMagicLink(db: Db, email: string, code: string, validSeconds: number) {
  await db.insert(magicLinks).values({ email, codeHash: hashToken(code), expiresAt: until(validSeconds) });
}

/** The link a code belongs to, used or expired ones included, so that the answer can tell them apart. */
export async function findMagicLink(db: Db, code: string) {
  const [row] = await db
    .select()
    .from(magicLinks)
    .where(eq(magicLinks.codeHash, hashToken(code)));
  return row ?? null;
}

export async function findNewestMagicLink(db: Db, email: string) {
  const [row] = await db
    .select()
    .from(magicLinks)
    .where(eq(magicLinks.email, email))
    .orderBy(desc(magicLinks.id))
    .limit(1);
  return row ?? null;
}

export async function countWrongCode(db: Db, id: number) {
  await db
    .update(magicLinks)
    .set({ attempts: sql`${magicLinks.attempts} + 1` })
    .where(eq(magicLinks.id, id));
}

/** True for exactly one caller: a link opens the door once. All older links of the address end with it. */
export async function spendMagicLink(db: Db, id: number, email: string): Promise<boolean> {
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

interface NewConfirmation {
  userId: number;
  code: string;
  passwordHash: string | null;
  validSeconds: number;
}

export async function addConfirmation(db: Db, { userId, code, passwordHash, validSeconds }: NewConfirmation) {
  await db
    .insert(confirmations)
    .values({ userId, codeHash: hashToken(code), passwordHash, expiresAt: until(validSeconds) });
}

export async function findConfirmation(db: Db, code: string) {
  const [row] = await db
    .select()
    .from(confirmations)
    .where(eq(confirmations.codeHash, hashToken(code)));
  return row ?? null;
}

/** True for exactly one caller; the person's other open confirmations end with it. */
export async function spendConfirmation(db: Db, id: number, userId: number): Promise<boolean> {
  const used = await db
    .update(confirmations)
    .set({ usedAt: sql`now()` })
    .where(and(eq(confirmations.id, id), isNull(confirmations.usedAt), gt(confirmations.expiresAt, sql`now()`)))
    .returning({ id: confirmations.id });
  if (used.length)
    await db.delete(confirmations).where(and(eq(confirmations.userId, userId), isNull(confirmations.usedAt)));
  return used.length > 0;
}

export async function addOauthState(db: Db, state: string, codeVerifier: string) {
  await db.insert(oauthStates).values({ stateHash: hashToken(state), codeVerifier, expiresAt: until(600) });
}

/** Takes the state away: what came back from Google is looked at once. */
export async function takeOauthState(db: Db, state: string): Promise<string | null> {
  const [row] = await db
    .delete(oauthStates)
    .where(and(eq(oauthStates.stateHash, hashToken(state)), gt(oauthStates.expiresAt, sql`now()`)))
    .returning({ codeVerifier: oauthStates.codeVerifier });
  return row?.codeVerifier ?? null;
}

export async function clearExpiredCodes(db: Db) {
  const old = sql`now() - interval '7 days'`;
  await db.delete(magicLinks).where(lt(magicLinks.expiresAt, old));
  await db.delete(confirmations).where(lt(confirmations.expiresAt, old));
  await db.delete(oauthStates).where(lt(oauthStates.expiresAt, old));
}
