import { and, asc, count, eq, gt, ilike, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { DEFAULT_TIME_ZONE } from '#domain/format/dates.ts';
import type { Db } from '#io/db/db.ts';
import { likePattern } from '#io/db/queries/operation/lists.ts';
import type { ProjectRow } from '#io/db/queries/projects/projects.ts';
import { rawCount, rawRows } from '#io/db/raw-rows.ts';
import { projects, stripeCustomers, stripeEvents, stripeInvoices } from '#io/db/schema/index.ts';
import { newestInvoiceFirst } from './stripe-mirror.ts';

export type StripeCustomerRow = typeof stripeCustomers.$inferSelect;

/** The project's current customer; null: none yet, or it was deleted at Stripe. */
export async function findCustomerOfProject(db: Db, projectId: number): Promise<StripeCustomerRow | null> {
  const [row] = await db
    .select()
    .from(stripeCustomers)
    .where(and(eq(stripeCustomers.projectId, projectId), isNull(stripeCustomers.goneAt)));
  return row ?? null;
}

export async function findProjectOfCustomer(db: Db, customerId: string): Promise<ProjectRow | null> {
  const [row] = await db
    .select({ project: projects })
    .from(stripeCustomers)
    .innerJoin(projects, eq(projects.id, stripeCustomers.projectId))
    .where(eq(stripeCustomers.id, customerId));
  return row?.project ?? null;
}

/** How many of a project's customers were deleted at Stripe. */
export async function countGoneCustomers(db: Db, projectId: number): Promise<number> {
  const isGone = sql`${stripeCustomers.goneAt} is not null`;
  const [row] = await db
    .select({ gone: count() })
    .from(stripeCustomers)
    .where(and(eq(stripeCustomers.projectId, projectId), isGone));
  return row?.gone ?? 0;
}

export async function markCustomerGone(db: Db, id: string): Promise<void> {
  await db
    .update(stripeCustomers)
    .set({ goneAt: sql`now()` })
    .where(and(eq(stripeCustomers.id, id), isNull(stripeCustomers.goneAt)));
}

/** Locks the customer until the transaction ends. Null: not a customer of ours. */
export async function lockCustomer(db: Db, id: string): Promise<StripeCustomerRow | null> {
  const [row] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.id, id)).for('update');
  return row ?? null;
}

/** Adds the project's customer; of two added concurrently, the first stays. */
export async function addCustomer(
  db: Db,
  customer: Pick<StripeCustomerRow, 'id' | 'site'> & { projectId: number; userId: number },
): Promise<StripeCustomerRow | null> {
  await db.insert(stripeCustomers).values(customer).onConflictDoNothing();
  return findCustomerOfProject(db, customer.projectId);
}

export async function setBuyer(db: Db, id: string, userId: number): Promise<void> {
  await db.update(stripeCustomers).set({ userId }).where(eq(stripeCustomers.id, id));
}

/** A number that orders reads of Stripe; take it before sending the request. */
export async function nextReadNumber(db: Db): Promise<number> {
  const [row] = await rawRows(db, { number: rawCount }, sql`select nextval('stripe_questions') as number`);
  return row?.number ?? 0;
}

export async function setLatestRead(db: Db, id: string, readNumber: number): Promise<void> {
  await db.update(stripeCustomers).set({ latestRead: readNumber }).where(eq(stripeCustomers.id, id));
}

/** Customers that still exist at Stripe, paged by id. */
export function listCustomers(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<StripeCustomerRow[]> {
  return db
    .select()
    .from(stripeCustomers)
    .where(and(gt(stripeCustomers.id, after), isNull(stripeCustomers.goneAt)))
    .orderBy(asc(stripeCustomers.id))
    .limit(limit);
}

/** Customers whose grace has ended, and those whose project is gone though they still have a plan. */
export async function listOverdueCustomers(db: Db, graceEndedBefore: Date): Promise<string[]> {
  const rows = await rawRows(
    db,
    { id: z.string() },
    sql`
    select distinct customer.id from stripe_customers as customer
      join stripe_subscriptions as own on own.customer_id = customer.id and own.ended_at is null
    where own.status in ('past_due', 'unpaid') and own.unpaid_since <= ${graceEndedBefore.toISOString()}::timestamptz
      or customer.project_id is null and own.status in ('active', 'trialing', 'past_due', 'unpaid')
    order by customer.id limit 1000`,
  );
  return rows.map(({ id }) => id);
}

/** False: this event was already stored. */
export async function addStripeEvent(
  db: Db,
  event: Pick<typeof stripeEvents.$inferInsert, 'id' | 'type' | 'customerId'>,
): Promise<boolean> {
  const rows = await db.insert(stripeEvents).values(event).onConflictDoNothing().returning({ id: stripeEvents.id });
  return rows.length > 0;
}

export async function listWaitingEvents(db: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(and(eq(stripeEvents.customerId, customerId), isNull(stripeEvents.handledAt)));
  return rows.map(({ id }) => id);
}

export async function markStripeEvents(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.update(stripeEvents).set({ handledAt: sql`now()` }).where(inArray(stripeEvents.id, ids));
}

/** The queue retries. If it gives up, `listWaitingCustomers` returns the customer after an hour. */
export async function countFailedEvents(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(stripeEvents)
    .set({ attempts: sql`${stripeEvents.attempts} + 1`, retryAt: sql`now() + interval '1 hour'` })
    .where(inArray(stripeEvents.id, ids));
}

/** Customers with an event that should have been handled by now. */
export async function listWaitingCustomers(db: Db): Promise<string[]> {
  const { createdAt, customerId, handledAt, retryAt } = stripeEvents;
  const rows = await db
    .selectDistinct({ customerId })
    .from(stripeEvents)
    .where(and(isNull(handledAt), sql`coalesce(${retryAt}, ${createdAt} + interval '5 minutes') < now()`))
    .limit(1_000);
  return rows.map((row) => row.customerId);
}

/** Events are stored for longer than Stripe may repeat them, so that repetitions are recognised. */
export async function clearOldStripeEvents(db: Db, days: number): Promise<void> {
  await db.delete(stripeEvents).where(lt(stripeEvents.createdAt, sql`now() - make_interval(days => ${days})`));
}

interface List {
  page: number;
  perPage: number;
  search?: string | undefined;
  projectId?: number | undefined;
}

/** Invoices of all customers, newest first, without the zero-amount invoices of trials. */
export async function listInvoices(db: Db, { page, perPage, search, projectId }: List) {
  const pattern = search ? likePattern(search) : null;
  const isWanted: SQL | undefined = and(
    ne(stripeInvoices.grossCents, 0),
    projectId === undefined ? undefined : eq(stripeCustomers.projectId, projectId),
    pattern ? or(ilike(stripeCustomers.site, pattern), ilike(stripeInvoices.number, pattern)) : undefined,
  );
  const rows = await db
    .select({
      invoice: stripeInvoices,
      site: stripeCustomers.site,
      projectId: stripeCustomers.projectId,
      projectSlug: projects.slug,
    })
    .from(stripeInvoices)
    .innerJoin(stripeCustomers, eq(stripeCustomers.id, stripeInvoices.customerId))
    .leftJoin(projects, eq(projects.id, stripeCustomers.projectId))
    .where(isWanted)
    // What has to be answered by a date comes first, however old the invoice is.
    .orderBy(sql`(${stripeInvoices.disputeDueAt} > now()) is true desc`, ...newestInvoiceFirst)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [counted] = await db
    .select({ total: count() })
    .from(stripeInvoices)
    .innerJoin(stripeCustomers, eq(stripeCustomers.id, stripeInvoices.customerId))
    .where(isWanted);
  return { rows, total: counted?.total ?? 0 };
}

const month = {
  month: z.string(),
  net: rawCount,
  tax: rawCount,
  gross: rawCount,
  refunded: rawCount,
  invoices: rawCount,
};

/** Payments by the month of the invoice's date in Germany, as the bookkeeping has it; newest first. */
export async function incomeByMonth(db: Db) {
  const rows = await rawRows(
    db,
    month,
    sql`
    select to_char(created_at at time zone ${DEFAULT_TIME_ZONE}, 'YYYY-MM') as month,
      sum(net_cents)::bigint as net, sum(tax_cents)::bigint as tax, sum(gross_cents)::bigint as gross,
      sum(refunded_cents)::bigint as refunded, count(*) as invoices
    from stripe_invoices where state = 'paid' and gross_cents <> 0 group by 1 order by 1 desc limit 120`,
  );
  return rows.map(({ net, tax, gross, refunded, ...row }) => ({
    ...row,
    netCents: net,
    taxCents: tax,
    grossCents: gross,
    refundedCents: refunded,
  }));
}

/** Net, of all paid plans; a yearly one counts a twelfth. */
export async function monthlyIncome(db: Db): Promise<number> {
  const [row] = await rawRows(
    db,
    { cents: rawCount },
    sql`
    select coalesce(round(sum(case period when 'yearly' then cents / 12.0 else cents end)), 0)::bigint as cents
    from stripe_subscriptions where status in ('active', 'past_due')`,
  );
  return row?.cents ?? 0;
}
