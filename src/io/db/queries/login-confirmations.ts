import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../db.ts';
import { loginConfirmations } from '../schema/index.ts';

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
