import { and, desc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { TokenArea, TokenScope } from '#domain/access/proof.ts';
import { hashToken, newApiToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import { apiTokens, projects, users } from '#io/db/schema/index.ts';
import type { UserRow } from './users.ts';

const shown = {
  id: apiTokens.id,
  name: apiTokens.name,
  hint: apiTokens.hint,
  scope: apiTokens.scope,
  areas: apiTokens.areas,
  project: { id: projects.id, slug: projects.slug, title: projects.title, full: projects.full },
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

/** Expired ones stay listed until they are revoked, so that people can see why a program stopped working. */
export function listApiTokens(db: Db, userId: number) {
  return db
    .select(shown)
    .from(apiTokens)
    .leftJoin(projects, eq(projects.id, apiTokens.projectId))
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
    .orderBy(desc(apiTokens.id));
}

interface NewApiToken {
  name: string;
  scope: TokenScope;
  /** By default all but admin. */
  areas?: TokenArea[];
  projectId?: number | null;
  expiresInDays?: number | null;
}

/** The only time the token itself is returned. */
export async function addApiToken(
  db: Db,
  userId: number,
  { name, scope, areas, projectId, expiresInDays }: NewApiToken,
) {
  const token = newApiToken();
  const expiresAt = expiresInDays ? sql`now() + make_interval(days => ${expiresInDays})` : sql`null`;
  const [made] = await db
    .insert(apiTokens)
    .values({
      userId,
      name,
      hint: token.slice(0, 8),
      tokenHash: hashToken(token),
      scope,
      ...(areas ? { areas } : {}),
      projectId: projectId ?? null,
      expiresAt: expiresAt as unknown as Date,
    })
    .returning({ id: apiTokens.id });
  const row = (await listApiTokens(db, userId)).find(({ id }) => id === made?.id);
  if (!row) throw new Error('the token was not stored');
  return { ...row, token };
}

/** Its name; null if the person has no such token. */
export async function markApiTokenRevoked(db: Db, userId: number, id: number): Promise<string | null> {
  const rows = await db
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiTokens.id, id), eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
    .returning({ name: apiTokens.name });
  return rows[0]?.name ?? null;
}

/** After a password change: programs need new tokens. Returns how many there were. */
export async function revokeAllApiTokens(db: Db, userId: number): Promise<number> {
  const rows = await db
    .update(apiTokens)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
    .returning({ id: apiTokens.id });
  return rows.length;
}

export interface TokenFound {
  user: UserRow;
  token: { id: number; scope: TokenScope; areas: TokenArea[]; projectId: number | null };
}

/** The person behind `Authorization: Bearer`, unless the token is revoked or expired. */
export async function findApiTokenUser(db: Db, token: string): Promise<TokenFound | null> {
  const { id, scope, areas, projectId, lastUsedAt } = apiTokens;
  const [row] = await db
    .select({ user: users, token: { id, scope, areas, projectId }, lastUsedAt })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(
      and(
        eq(apiTokens.tokenHash, hashToken(token)),
        isNull(apiTokens.revokedAt),
        or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
        ne(users.status, 'suspended'),
      ),
    );
  if (!row) return null;
  // Minutes are precise enough for people, and a busy token does not cause a write per call.
  if (!row.lastUsedAt || Date.now() - row.lastUsedAt.getTime() > 60_000) {
    await db.update(apiTokens).set({ lastUsedAt: sql`now()` }).where(eq(apiTokens.id, row.token.id));
  }
  // A super admin's token is a member's unless it was made for administration.
  const isMembers = row.user.role === 'superadmin' && !row.token.areas.includes('admin');
  return { user: isMembers ? { ...row.user, role: 'user' } : row.user, token: row.token };
}
