import { and, asc, eq, sql } from 'drizzle-orm';
import type { NewPasskey } from '../../accounts/passkeys.ts';
import type { Db } from '../db.ts';
import { passkeys } from '../schema/index.ts';

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

export async function removePasskey(db: Db, userId: number, id: number): Promise<PasskeyRow | null> {
  const [row] = await db.delete(passkeys).where(own(userId, id)).returning();
  return row ?? null;
}
