import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { hashToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { confirmations } from '../schema/index.ts';

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

/** What a code confirms, including used or expired ones, so that the response can tell them apart. */
export async function findRegistration(db: Db, code: string): Promise<RegistrationRow | null> {
  const [row] = await db
    .select()
    .from(confirmations)
    .where(eq(confirmations.codeHash, hashToken(code)));
  return row ?? null;
}

export const isFromBrowser = (registration: RegistrationRow, browser: string | null): boolean =>
  browser !== null && registration.browserHash === hashToken(browser);

export async function hasOpenRegistration(db: Db, email: string, browser: string): Promise<boolean> {
  const [row] = await db
    .select({ id: confirmations.id })
    .from(confirmations)
    .where(
      and(
        eq(confirmations.email, email),
        eq(confirmations.browserHash, hashToken(browser)),
        isNull(confirmations.usedAt),
        gt(confirmations.expiresAt, sql`now()`),
      ),
    )
    .limit(1);
  return row !== undefined;
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
