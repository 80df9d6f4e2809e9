import { and, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm';
import type { users as list } from '#contract/admin-lists/customers.ts';
import type { UserStatus } from '#domain/enumerations.ts';
import type { Db } from '#io/db/db.ts';
import { type ListPage, likePattern, type OrderColumns, orderBy } from '#io/db/queries/operation/lists.ts';
import { invitations, projects, users, userToProject } from '#io/db/schema/index.ts';
import { deleteMagicLinks } from './logins.ts';
import type { UserRow } from './users.ts';

const memberships = sql<number>`(select count(*)::int from user_to_project as member where member.user_id = "users"."id")`;
const lastSeen = sql<Date | null>`(select max(visit.last_seen_at) from user_visits as visit where visit.user_id = "users"."id")`;
const fullName = sql`concat_ws(' ', "users"."firstname", "users"."lastname")`;

const columns: OrderColumns<typeof list> = {
  email: sql`"users"."email"`,
  name: sql`nullif(${fullName}, '')`,
  status: sql`"users"."status"`,
  projects: memberships,
  lastSeen,
  since: sql`"users"."created_at"`,
};

interface List extends ListPage<typeof list> {
  status?: UserStatus | undefined;
}

const listed = {
  user: users,
  projects: memberships,
  // Drizzle returns dates of expressions as text, unlike those of columns.
  lastSeenAt: lastSeen.mapWith((value: string | Date | null) => (value === null ? null : new Date(value))),
};

/** Every account, by address or name, for the super admin. */
export async function listUsers(db: Db, { page, perPage, search, status, ...order }: List) {
  const pattern = search ? likePattern(search) : null;
  const where = and(
    status ? eq(users.status, status) : undefined,
    pattern ? or(ilike(users.email, pattern), ilike(fullName, pattern)) : undefined,
  );
  const [rows, [count]] = await Promise.all([
    db
      .select(listed)
      .from(users)
      .where(where)
      .orderBy(orderBy(columns, order, sql`"users"."id" desc`))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(users).where(where),
  ]);
  return { items: rows.map(flat), total: count?.total ?? 0 };
}

export async function findListedUser(db: Db, id: number) {
  const [row] = await db.select(listed).from(users).where(eq(users.id, id));
  return row ? flat(row) : null;
}

const flat = <More extends object>({ user, ...more }: { user: UserRow } & More) => ({ ...user, ...more });

/** The projects a person is a member of. */
export function listMemberships(db: Db, userId: number) {
  const { id, slug, full, title } = projects;
  return db
    .select({ role: userToProject.role, project: { id, slug, full, title } })
    .from(userToProject)
    .innerJoin(projects, eq(projects.id, userToProject.projectId))
    .where(eq(userToProject.userId, userId))
    .orderBy(projects.id)
    .limit(500);
}

/**
 * Ends invitations and links that the person sent or received and that still grant access. Returns the number of
 * invitations.
 */
export async function endOpenOffers(db: Db, { id, email }: UserRow): Promise<number> {
  await deleteMagicLinks(db, email);
  const withdrawn = await db
    .update(invitations)
    .set({ endedAt: sql`now()` as unknown as Date, outcome: 'withdrawn' })
    .where(and(eq(invitations.invitedBy, id), isNull(invitations.endedAt), gt(invitations.expiresAt, sql`now()`)))
    .returning({ id: invitations.id });
  return withdrawn.length;
}
