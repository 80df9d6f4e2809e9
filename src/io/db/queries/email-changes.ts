import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { emailChanges } from '../schema/index.ts';

type EmailChangeRow = typeof emailChanges.$inferSelect;

/** One per person: a new one ends the one before. */
export async function addEmailChange(
  db: Db,
  { userId, email, validSeconds }: { userId: number; email: string; validSeconds: number },
): Promise<number> {
  await deleteEmailChange(db, userId);
  const expiresAt = sql`now() + make_interval(secs => ${validSeconds})` as unknown as Date;
  const [row] = await db.insert(emailChanges).values({ userId, email, expiresAt }).returning({ id: emailChanges.id });
  if (!row) throw new Error('the change was not stored');
  return row.id;
}

const isOpen = gt(emailChanges.expiresAt, sql`now()`);

export async function findEmailChangeById(db: Db, id: number): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.id, id), isOpen));
  return row ?? null;
}

export async function findEmailChange(db: Db, userId: number): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isOpen));
  return row ?? null;
}

export async function setEmailChangeCode(db: Db, id: number, code: string): Promise<void> {
  await db
    .update(emailChanges)
    .set({ codeHash: hashToken(code) })
    .where(eq(emailChanges.id, id));
}

/** For exactly one caller, and only for the person who asked. */
export async function consumeEmailChange(db: Db, userId: number, code: string): Promise<EmailChangeRow | null> {
  const [row] = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.userId, userId), eq(emailChanges.codeHash, hashToken(code)), isOpen))
    .returning();
  return row ?? null;
}

export async function deleteEmailChange(db: Db, userId: number): Promise<boolean> {
  const rows = await db.delete(emailChanges).where(eq(emailChanges.userId, userId)).returning({ id: emailChanges.id });
  return rows.length > 0;
}

export async function clearExpiredEmailChanges(db: Db): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, sql`now()`));
}
