import { and, desc, eq, ilike, inArray, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { likePattern } from '#io/db/queries/operation/lists.ts';
import {
  type CancellationState,
  cancellationRequests,
  projects,
  stripeSubscriptions,
  subscriptions,
  users,
  userToProject,
} from '#io/db/schema/index.ts';

type Row = typeof cancellationRequests.$inferSelect;

export async function addCancellationRequest(
  db: Db,
  request: Pick<Row, 'number' | 'name' | 'email' | 'contract' | 'kind' | 'reason' | 'endsOn' | 'language'>,
): Promise<Row> {
  const [row] = await db.insert(cancellationRequests).values(request).returning();
  if (!row) throw new Error('the cancellation was not stored');
  return row;
}

interface List {
  page: number;
  perPage: number;
  search?: string | undefined;
  state?: CancellationState | undefined;
}

/** Newest first. */
export async function listCancellationRequests(db: Db, { page, perPage, search, state }: List) {
  const pattern = search ? likePattern(search) : null;
  const { name, email, contract, number } = cancellationRequests;
  const where = and(
    state ? eq(cancellationRequests.state, state) : undefined,
    pattern ? or(...[name, email, contract, number].map((column) => ilike(column, pattern))) : undefined,
  );
  const [items, [count]] = await Promise.all([
    db
      .select()
      .from(cancellationRequests)
      .where(where)
      .orderBy(desc(cancellationRequests.createdAt), desc(cancellationRequests.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(cancellationRequests).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

export async function setCancellationState(db: Db, id: number, state: CancellationState, userId: number) {
  const isDone = state === 'done';
  const rows = await db
    .update(cancellationRequests)
    .set({ state, doneAt: isDone ? (sql`now()` as unknown as Date) : null, doneBy: isDone ? userId : null })
    .where(eq(cancellationRequests.id, id))
    .returning({ id: cancellationRequests.id });
  return rows.length > 0;
}

/** Null: the declaration no longer exists. */
export async function findCancellation(db: Db, id: number): Promise<Row | null> {
  const [row] = await db.select().from(cancellationRequests).where(eq(cancellationRequests.id, id));
  return row ?? null;
}

/** Adds a project once, even if the button is pressed twice. Returns all projects carried out so far. */
export async function addCarriedOut(db: Db, id: number, projectId: number): Promise<number[]> {
  const { carriedOut } = cancellationRequests;
  const rows = await db
    .update(cancellationRequests)
    .set({ carriedOut: sql`array_append(array_remove(${carriedOut}, ${projectId}::int), ${projectId}::int)` })
    .where(eq(cancellationRequests.id, id))
    .returning({ carriedOut });
  return rows[0]?.carriedOut ?? [];
}

/** Counted from when they were carried out, so open ones are never deleted. */
export async function clearOldCancellations(db: Db, days: number): Promise<void> {
  await db
    .delete(cancellationRequests)
    .where(lt(cancellationRequests.doneAt, sql`now() - make_interval(days => ${days})`));
}

/**
 * Projects with a running plan and their admins, also before their second login (`first_login`). `onlyChangeable` says
 * which of them may cancel it.
 */
const listPlans = (db: Db, whose: SQL | undefined) =>
  db
    .select({
      slug: projects.slug,
      address: projects.address,
      language: users.language,
      timeZone: users.timeZone,
      projectId: projects.id,
      userId: users.id,
      email: users.email,
      role: users.role,
      buyerId: subscriptions.userId,
      planId: subscriptions.planId,
      period: subscriptions.period,
      startedAt: subscriptions.startedAt,
      // A plan that is paid through Stripe has its end and its period there.
      endsAt: sql<Date | null>`coalesce(${subscriptions.endsAt}, ${stripeSubscriptions.cancelAt})`.mapWith(
        subscriptions.endsAt,
      ),
      periodEndsAt: stripeSubscriptions.periodEndsAt,
      stripeSubscriptionId: subscriptions.stripeSubscriptionId,
    })
    .from(users)
    .innerJoin(userToProject, and(eq(userToProject.userId, users.id), eq(userToProject.role, 'admin')))
    .innerJoin(projects, eq(projects.id, userToProject.projectId))
    .innerJoin(subscriptions, and(eq(subscriptions.projectId, projects.id), eq(subscriptions.state, 'active')))
    .leftJoin(stripeSubscriptions, eq(stripeSubscriptions.id, subscriptions.stripeSubscriptionId))
    .where(and(whose, inArray(users.status, ['active', 'first_login'])))
    .orderBy(projects.id);

export const listCancellablePlans = (db: Db, emails: readonly string[]) =>
  listPlans(db, inArray(users.email, [...emails]));

/** Those billed by Stripe, which a link can cancel. */
export const listPlansToCancel = (db: Db, userId: number) =>
  listPlans(db, and(eq(users.id, userId), isNotNull(subscriptions.stripeSubscriptionId)));
