import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { hashToken, newApiToken } from '../../accounts/tokens.ts';
import type { Db } from '../db.ts';
import { apiTokens } from '../schema/index.ts';

const shown = {
  id: apiTokens.id,
  name: apiTokens.name,
  hint: apiTokens.hint,
  createdAt: apiTokens.createdAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

export function listApiTokens(db: Db, userId: number) {
  return db
    .select(shown)
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
    .orderBy(desc(apiTokens.id));
}

/** The token itself is returned here and never again. */
export async function addApiToken(db: Db, userId: number, name: string) {
  const token = newApiToken();
  const [row] = await db
    .insert(apiTokens)
    .values({ userId, name, hint: token.slice(0, 8), tokenHash: hashToken(token) })
    .returning(shown);
  if (!row) throw new Error('the token was not stored');
  return { ...row, token };
}

/** False where the person has no such token. */
export async function revokeApiToken(db: Db, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id });
  return rows.length > 0;
}
