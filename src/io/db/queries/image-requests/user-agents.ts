import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { unknownAgents as list } from '#contract/admin-lists/operation.ts';
import {
  type ListPage,
  likePattern,
  type OrderColumns,
  orderBy,
  type Saved,
  savedSince,
} from '#io/db/queries/operation/lists.ts';
import type { Db } from '../../db.ts';
import { unknownAgents, userAgents } from '../../schema/index.ts';

export type UserAgentRow = typeof userAgents.$inferSelect;
type NewUserAgent = typeof userAgents.$inferInsert;

export function listUserAgents(db: Db): Promise<UserAgentRow[]> {
  return db.select().from(userAgents).orderBy(asc(userAgents.position), asc(userAgents.id));
}

/** `taken`: another row has the pattern. */
export async function addUserAgent(db: Db, agent: NewUserAgent): Promise<UserAgentRow | 'taken'> {
  const [row] = await db.insert(userAgents).values(agent).onConflictDoNothing().returning();
  return row ?? 'taken';
}

export async function changeUserAgent(
  db: Db,
  id: number,
  change: NewUserAgent,
  seenAt: Date | null,
): Promise<Saved<UserAgentRow> | 'taken'> {
  const [other] = await db.select().from(userAgents).where(eq(userAgents.pattern, change.pattern));
  if (other && other.id !== id) return 'taken';
  const [row] = await db
    .update(userAgents)
    .set({ ...change, updatedAt: sql`now()` as unknown as Date })
    .where(and(eq(userAgents.id, id), savedSince(userAgents.updatedAt, seenAt)))
    .returning();
  if (row) return row;
  const [current] = await db.select({ id: userAgents.id }).from(userAgents).where(eq(userAgents.id, id));
  return current ? 'changed' : 'gone';
}

export async function deleteUserAgentRow(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(userAgents).where(eq(userAgents.id, id)).returning({ id: userAgents.id });
  return rows.length > 0;
}

const order: OrderColumns<typeof list> = {
  agent: sql`${unknownAgents.agent}`,
  count: sql`${unknownAgents.count}`,
  lastSeen: sql`${unknownAgents.lastSeenAt}`,
};

/** Most frequent first. */
export async function listUnknownAgents(db: Db, { page, perPage, search, ...wanted }: ListPage<typeof list>) {
  const where = search ? sql`${unknownAgents.agent} ilike ${likePattern(search)}` : undefined;
  const [items, [count]] = await Promise.all([
    db
      .select()
      .from(unknownAgents)
      .where(where)
      .orderBy(orderBy(order, wanted, sql`${unknownAgents.count} desc, ${unknownAgents.id}`))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(unknownAgents).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

/**
 * Agents that match a row now are no longer unknown. Matched in the process: patterns are JavaScript's, not
 * PostgreSQL's.
 */
export async function deleteNamedUnknownAgents(db: Db, isNamed: (agent: string) => boolean): Promise<void> {
  const all = await db.select({ id: unknownAgents.id, agent: unknownAgents.agent }).from(unknownAgents).limit(10_000);
  const ids = all.filter(({ agent }) => isNamed(agent)).map(({ id }) => id);
  if (ids.length > 0) await db.delete(unknownAgents).where(inArray(unknownAgents.id, ids));
}

export async function deleteUnknownAgent(db: Db, id: number): Promise<boolean> {
  const rows = await db.delete(unknownAgents).where(eq(unknownAgents.id, id)).returning({ id: unknownAgents.id });
  return rows.length > 0;
}
