import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { hashToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import { confirmations, emailChanges } from '#io/db/schema/index.ts';

export type RegistrationRow = typeof confirmations.$inferSelect;

interface NewRegistration
  extends Pick<RegistrationRow, 'email' | 'passwordHash' | 'firstname' | 'lastname' | 'language'> {
  browser: string;
  validSeconds: number;
}

/** The id, for the job that sends the mail. */
export async function addRegistration(db: Db, { browser, validSeconds, ...entered }: NewRegistration): Promise<number> {
  const expiresAt = sql`now() + make_interval(secs => ${validSeconds})` as unknown as Date;
  const [row] = await db
    .insert(confirmations)
    .values({ ...entered, browserHash: hashToken(browser), expiresAt })
    .returning({ id: confirmations.id });
  if (!row) throw new Error('the registration was not stored');
  return row.id;
}

/** For exactly one caller, once: a job may run twice. */
export async function claimRegistration(db: Db, id: number): Promise<RegistrationRow | null> {
  const [row] = await db
    .update(confirmations)
    .set({ handledAt: sql`now()` })
    .where(and(eq(confirmations.id, id), isNull(confirmations.handledAt), isNull(confirmations.usedAt)))
    .returning();
  return row ?? null;
}

export async function setConfirmationCode(db: Db, id: number, code: string): Promise<void> {
  await db
    .update(confirmations)
    .set({ codeHash: hashToken(code) })
    .where(eq(confirmations.id, id));
}

/** The registration of a code, also a used or expired one: the response tells them apart. */
export async function findRegistration(db: Db, code: string): Promise<RegistrationRow | null> {
  const [row] = await db
    .select()
    .from(confirmations)
    .where(eq(confirmations.codeHash, hashToken(code)));
  return row ?? null;
}

export const isFromBrowser = (registration: RegistrationRow, browser: string | null): boolean =>
  browser !== null && registration.browserHash === hashToken(browser);

export const hasOpenRegistration = async (db: Db, email: string, browser: string): Promise<boolean> =>
  (await newestOpenRegistration(db, email, browser)) !== null;

export async function newestOpenRegistration(db: Db, email: string, browser: string): Promise<RegistrationRow | null> {
  const [row] = await db
    .select()
    .from(confirmations)
    .where(
      and(
        eq(confirmations.email, email),
        eq(confirmations.browserHash, hashToken(browser)),
        isNull(confirmations.usedAt),
        gt(confirmations.expiresAt, sql`now()`),
      ),
    )
    .orderBy(desc(confirmations.id))
    .limit(1);
  return row ?? null;
}

/** True for exactly one caller. */
export async function consumeRegistration(db: Db, id: number): Promise<boolean> {
  const used = await db
    .update(confirmations)
    .set({ usedAt: sql`now()` })
    .where(and(eq(confirmations.id, id), isNull(confirmations.usedAt), gt(confirmations.expiresAt, sql`now()`)))
    .returning({ id: confirmations.id });
  return used.length > 0;
}

/** The owner of the address is now known: all other registrations for it end. */
export async function endRegistrations(db: Db, email: string): Promise<void> {
  await db.delete(confirmations).where(and(eq(confirmations.email, email), isNull(confirmations.usedAt)));
}

type EmailChangeRow = typeof emailChanges.$inferSelect;

/** One per person: a new one replaces the previous. */
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

/** For exactly one caller, and only for the person who requested it. */
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
