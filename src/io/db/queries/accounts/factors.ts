import { and, asc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { NewPasskey } from '#io/accounts/passkeys.ts';
import { hashToken, newToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import {
  authenticatorApps,
  type ChallengePurpose,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
} from '#io/db/schema/index.ts';

export interface FactorCount {
  passkeys: number;
  hasApp: boolean;
  /** Not used yet. */
  recoveryCodes: number;
}

/** The second factors of a person. */
export async function countFactors(db: Db, userId: number): Promise<FactorCount> {
  const [row] = await db
    .select({
      passkeys: sql<number>`(select count(*)::int from ${passkeys} where ${passkeys.userId} = ${userId})`,
      hasApp: sql<boolean>`exists (select from ${authenticatorApps}
        where ${authenticatorApps.userId} = ${userId} and ${authenticatorApps.confirmedAt} is not null)`,
      recoveryCodes: sql<number>`(select count(*)::int from ${recoveryCodes}
        where ${recoveryCodes.userId} = ${userId} and ${recoveryCodes.usedAt} is null)`,
    })
    .from(sql`(select 1) as one`);
  return row ?? { passkeys: 0, hasApp: false, recoveryCodes: 0 };
}

/**
 * A passkey or an app. Recovery codes alone protect nothing: they are created with the first of these and removed with
 * the last.
 */
export const hasFactor = ({ passkeys: keys, hasApp }: FactorCount): boolean => keys > 0 || hasApp;

export type PasskeyRow = typeof passkeys.$inferSelect;

export function listPasskeys(db: Db, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | null> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row ?? null;
}

/** Null if the passkey is already registered. */
export async function addPasskey(
  db: Db,
  userId: number,
  name: string,
  passkey: NewPasskey,
): Promise<PasskeyRow | null> {
  const [row] = await db
    .insert(passkeys)
    .values({ userId, name, ...passkey })
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning();
  return row ?? null;
}

/** False if the same counter was used in the meantime: of two responses with one count, one is a copy. */
export async function countPasskeyUse(db: Db, passkey: PasskeyRow, counter: number): Promise<boolean> {
  const rows = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, passkey.id), eq(passkeys.counter, passkey.counter)))
    .returning({ id: passkeys.id });
  return rows.length > 0;
}

const own = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<PasskeyRow | null> {
  const [row] = await db.update(passkeys).set({ name }).where(own(userId, id)).returning();
  return row ?? null;
}

export async function deletePasskey(db: Db, userId: number, id: number): Promise<PasskeyRow | null> {
  const [row] = await db.delete(passkeys).where(own(userId, id)).returning();
  return row ?? null;
}

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

/** A new secret replaces an unconfirmed one. False if there is a confirmed app. */
export async function upsertUnconfirmedApp(db: Db, userId: number, secret: string): Promise<boolean> {
  const rows = await db
    .insert(authenticatorApps)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: authenticatorApps.userId,
      set: { secret, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(authenticatorApps.confirmedAt),
    })
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

export async function findApp(db: Db, userId: number) {
  const [row] = await db.select().from(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  return row ?? null;
}

/** True for exactly one caller: a code works once, and never one older than the last used. */
export async function consumeTotpStep(db: Db, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(authenticatorApps)
    .set({ lastStep: step })
    .where(and(eq(authenticatorApps.userId, userId), lt(authenticatorApps.lastStep, step)))
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

export async function confirmApp(db: Db, userId: number): Promise<void> {
  await db.update(authenticatorApps).set({ confirmedAt: sql`now()` }).where(eq(authenticatorApps.userId, userId));
}

export async function removeApp(db: Db, userId: number): Promise<boolean> {
  const rows = await db
    .delete(authenticatorApps)
    .where(and(eq(authenticatorApps.userId, userId), isNotNull(authenticatorApps.confirmedAt)))
    .returning({ userId: authenticatorApps.userId });
  return rows.length > 0;
}

export async function removeAllFactors(db: Db, userId: number): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.delete(authenticatorApps).where(eq(authenticatorApps.userId, userId));
  await removeRecoveryCodes(db, userId);
}

/** New codes replace the old ones. */
export async function replaceRecoveryCodes(db: Db, userId: number, hashes: string[]): Promise<void> {
  await removeRecoveryCodes(db, userId);
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** True for exactly one caller. */
export async function consumeRecoveryCode(db: Db, userId: number, codeHash: string): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export async function removeRecoveryCodes(db: Db, userId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
}
