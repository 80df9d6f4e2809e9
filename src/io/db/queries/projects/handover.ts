import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { projects, users } from '#io/db/schema/index.ts';

/** Like an invitation. */
const VALID_MS = 14 * 86_400_000;

/** To whom the website is offered; null: to nobody, or the offer has expired. */
export async function findOffer(db: Db, projectId: number, now: Date) {
  const [row] = await db
    .select({ userId: users.id, email: users.email })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.offeredTo))
    .where(and(eq(projects.id, projectId), gt(projects.offeredAt, new Date(now.getTime() - VALID_MS))));
  return row ?? null;
}

export async function setOffer(db: Db, projectId: number, offer: { to: number; at: Date } | null): Promise<void> {
  await db
    .update(projects)
    .set({ offeredTo: offer?.to ?? null, offeredAt: offer?.at ?? null })
    .where(eq(projects.id, projectId));
}

/** The new owner's plan covers it from now on, behind the websites that they have ordered. */
export async function setOwner(db: Db, projectId: number, ownerId: number | null): Promise<void> {
  await db
    .update(projects)
    .set({ ownerId, planPlace: null, offeredTo: null, offeredAt: null, updatedAt: sql`now()` })
    .where(eq(projects.id, projectId));
}
