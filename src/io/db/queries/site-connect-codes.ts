import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashToken, newConnectCode } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { siteConnectCodes } from '../schema/index.ts';

/** Takes the place of the project's code before. Only its hash is stored. */
export async function saveConnectCode(
  db: Db,
  { projectId, createdBy, minutes }: { projectId: number; createdBy: number; minutes: number },
): Promise<{ code: string; expiresAt: Date }> {
  const code = newConnectCode();
  const expiresAt = sql`now() + make_interval(mins => ${minutes})` as unknown as Date;
  const fresh = { codeHash: hashToken(code), createdBy, createdAt: sql`now()` as unknown as Date, expiresAt };
  const [row] = await db
    .insert(siteConnectCodes)
    .values({ projectId, ...fresh })
    .onConflictDoUpdate({ target: siteConnectCodes.projectId, set: fresh })
    .returning({ expiresAt: siteConnectCodes.expiresAt });
  if (!row) throw new Error('the code was not stored');
  return { code, expiresAt: row.expiresAt };
}

/** The project's code that still waits for its site. */
export async function findConnectCode(db: Db, projectId: number): Promise<{ expiresAt: Date } | null> {
  const [row] = await db
    .select({ expiresAt: siteConnectCodes.expiresAt })
    .from(siteConnectCodes)
    .where(and(eq(siteConnectCodes.projectId, projectId), gt(siteConnectCodes.expiresAt, sql`now()`)));
  return row ?? null;
}

/** Held until the transaction ends: of two sites with one code the second finds none. */
export async function lockConnectCode(
  db: Db,
  code: string,
): Promise<{ projectId: number; createdBy: number | null } | null> {
  const [row] = await db
    .select({ projectId: siteConnectCodes.projectId, createdBy: siteConnectCodes.createdBy })
    .from(siteConnectCodes)
    .where(and(eq(siteConnectCodes.codeHash, hashToken(code)), gt(siteConnectCodes.expiresAt, sql`now()`)))
    .for('update');
  return row ?? null;
}

export async function deleteConnectCode(db: Db, projectId: number): Promise<void> {
  await db.delete(siteConnectCodes).where(eq(siteConnectCodes.projectId, projectId));
}

export async function clearExpiredConnectCodes(db: Db): Promise<void> {
  await db.delete(siteConnectCodes).where(lt(siteConnectCodes.expiresAt, sql`now()`));
}
