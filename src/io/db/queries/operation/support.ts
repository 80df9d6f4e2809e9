import { and, eq, ilike, lt, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { supportRequests as list } from '#contract/admin-lists/customers.ts';
import type { Db } from '#io/db/db.ts';
import { rawRows } from '#io/db/raw-rows.ts';
import { type SupportState, supportRequests } from '#io/db/schema/index.ts';
import { type ListPage, likePattern, type OrderColumns, orderBy } from './lists.ts';

type Row = typeof supportRequests.$inferSelect;

export async function addSupportRequest(
  db: Db,
  request: Pick<Row, 'userId' | 'email' | 'name' | 'text' | 'language'>,
): Promise<Row> {
  const [row] = await db.insert(supportRequests).values(request).returning();
  if (!row) throw new Error('the message was not stored');
  return row;
}

export async function findSupportRequest(db: Db, id: number): Promise<Row | null> {
  const [row] = await db.select().from(supportRequests).where(eq(supportRequests.id, id));
  return row ?? null;
}

/** Of two people who answer at once, only one gets the row. */
export async function answerSupportRequest(
  db: Db,
  { id, answer, answeredBy }: { id: number; answer: string; answeredBy: number },
): Promise<Row | null> {
  const [row] = await db
    .update(supportRequests)
    .set({ answer, answeredBy, answeredAt: sql`now()` as unknown as Date, state: 'answered' })
    .where(and(eq(supportRequests.id, id), eq(supportRequests.state, 'open')))
    .returning();
  return row ?? null;
}

const order: OrderColumns<typeof list> = {
  person: sql`${supportRequests.email}`,
  date: sql`${supportRequests.createdAt}`,
};

export async function listSupportRequests(
  db: Db,
  { page, perPage, search, state, ...wanted }: ListPage<typeof list> & { state?: SupportState | undefined },
) {
  const pattern = search ? likePattern(search) : null;
  const { email, name, text } = supportRequests;
  const where = and(
    state ? eq(supportRequests.state, state) : undefined,
    pattern ? or(...[email, name, text].map((column) => ilike(column, pattern))) : undefined,
  );
  const [items, [count]] = await Promise.all([
    db
      .select()
      .from(supportRequests)
      .where(where)
      .orderBy(orderBy(order, wanted, sql`${supportRequests.id} desc`))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(supportRequests).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

export async function clearOldSupportRequests(db: Db, days: number): Promise<void> {
  await db.delete(supportRequests).where(lt(supportRequests.createdAt, sql`now() - make_interval(days => ${days})`));
}

const figures = { name: z.string(), today: z.number(), week_ago: z.number() };

/** Numbers of open items for the operator. */
export async function countOpen(db: Db) {
  const rows = await rawRows(
    db,
    { name: z.string(), count: z.number() },
    sql`
    select 'planRequests' as name, (select count(*) from subscriptions where state = 'wish')::int
      + (select count(*) from credit_orders where state = 'wish')::int as count
    union all select 'cancellations', count(*)::int from cancellation_requests where state = 'open'
    union all select 'messages', count(*)::int from support_requests where state = 'open'
    union all select 'cardReports', count(*)::int from card_reports where state = 'open'
    union all select 'failedPayments', count(*)::int from subscriptions
      where state = 'active' and grace_ends_at > now()
    union all select 'disputes', count(*)::int from stripe_invoices where dispute_due_at > now()
    union all select 'failedMails', count(*)::int from mails where state = 'failed'
    union all select 'failedJobs', count(*)::int from pgboss.job
      where state = 'failed' and completed_on > now() - interval '7 days'`,
  );
  const countOf = (name: string) => rows.find((row) => row.name === name)?.count ?? 0;
  return {
    planRequests: countOf('planRequests'),
    cancellations: countOf('cancellations'),
    messages: countOf('messages'),
    cardReports: countOf('cardReports'),
    failedPayments: countOf('failedPayments'),
    disputes: countOf('disputes'),
    failedMails: countOf('failedMails'),
    failedJobs: countOf('failedJobs'),
  };
}

/** Of the last 24 hours, and of the same hours a week before. */
export async function figuresOfToday(db: Db) {
  const within = (column: string) => {
    const at = sql.raw(column);
    return sql`count(*) filter (where ${at} > now() - interval '1 day')::int as today,
      count(*) filter (where ${at} <= now() - interval '7 days')::int as week_ago`;
  };
  const since = (column: string) => {
    const at = sql.raw(column);
    return sql`${at} > now() - interval '8 days' and (${at} > now() - interval '1 day' or ${at} <= now() - interval '7 days')`;
  };
  const rows = await rawRows(
    db,
    figures,
    sql`
    select 'accounts' as name, ${within('created_at')} from users where ${since('created_at')}
    union all select 'projects', ${within('created_at')} from projects where ${since('created_at')}
    union all select 'checks', ${within('created_at')} from checker_requests where ${since('created_at')}
    union all select 'images', ${within('created_at')} from og_images where ${since('created_at')}
    union all select 'mails', ${within('created_at')} from mails where ${since('created_at')}`,
  );
  const of = (name: string) => {
    const row = rows.find((one) => one.name === name);
    return { today: row?.today ?? 0, weekAgo: row?.week_ago ?? 0 };
  };
  return {
    accounts: of('accounts'),
    projects: of('projects'),
    checks: of('checks'),
    images: of('images'),
    mails: of('mails'),
  };
}
