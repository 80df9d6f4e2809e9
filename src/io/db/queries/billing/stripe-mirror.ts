import { and, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { stripeCustomers, stripeInvoices, stripeSubscriptions } from '#io/db/schema/index.ts';
import type { FetchedInvoice, FetchedSubscription } from '#io/stripe/queries/customer-state.ts';

export type MirroredSubscription = typeof stripeSubscriptions.$inferSelect;
export type MirroredInvoice = typeof stripeInvoices.$inferSelect;

export const listMirrored = (db: Db, customerId: string): Promise<MirroredSubscription[]> =>
  db
    .select()
    .from(stripeSubscriptions)
    .where(eq(stripeSubscriptions.customerId, customerId))
    .orderBy(desc(stripeSubscriptions.startedAt), desc(stripeSubscriptions.id));

/** Stripe's times are seconds: of two invoices within one, the number tells. */
export const newestInvoiceFirst = [
  desc(stripeInvoices.createdAt),
  desc(stripeInvoices.number),
  desc(stripeInvoices.id),
];

export const listMirroredInvoices = (db: Db, customerId: string): Promise<MirroredInvoice[]> =>
  db
    .select()
    .from(stripeInvoices)
    .where(eq(stripeInvoices.customerId, customerId))
    .orderBy(...newestInvoiceFirst);

/** Of all customers that a project had: a customer deleted at Stripe leaves its past. */
const customersOf = (db: Db, projectId: number) =>
  db.select({ id: stripeCustomers.id }).from(stripeCustomers).where(eq(stripeCustomers.projectId, projectId));

export const listMirroredOfProject = (db: Db, projectId: number): Promise<MirroredSubscription[]> =>
  db
    .select()
    .from(stripeSubscriptions)
    .where(inArray(stripeSubscriptions.customerId, customersOf(db, projectId)))
    .orderBy(desc(stripeSubscriptions.startedAt), desc(stripeSubscriptions.id));

export const listInvoicesOfProject = (db: Db, projectId: number): Promise<MirroredInvoice[]> =>
  db
    .select()
    .from(stripeInvoices)
    .where(inArray(stripeInvoices.customerId, customersOf(db, projectId)))
    .orderBy(...newestInvoiceFirst);

export async function findMirroredInvoice(db: Db, id: string): Promise<MirroredInvoice | null> {
  const [row] = await db.select().from(stripeInvoices).where(eq(stripeInvoices.id, id));
  return row ?? null;
}

/** Addresses carry keys that Stripe renews: they are no difference. */
const silent: ReadonlySet<string> = new Set(['pdfUrl', 'payUrl', 'description']);

const shown = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

interface Identified {
  id: string;
}

const changed = <Now extends Identified>(held: Identified[], fetched: Now[]): Now[] =>
  fetched.filter((now) => differences(held, now).length > 0);

/** `sub_1 status: active → canceled`, one for each column that is another one now. */
const newsOf = (held: Identified[], fetched: Identified[]): string[] =>
  fetched.flatMap((now) =>
    differences(held, now)
      .filter(({ column }) => !silent.has(column))
      .map(({ text }) => `${now.id} ${text}`),
  );

function differences(held: Identified[], now: Identified): { column: string; text: string }[] {
  const before = held.find(({ id }) => id === now.id);
  if (!before) return [{ column: 'id', text: 'new' }];
  const columns = new Map(Object.entries(before));
  return Object.entries(now).flatMap(([column, value]) => {
    const was = shown(columns.get(column));
    return was === shown(value) ? [] : [{ column, text: `${column}: ${was} → ${shown(value)}` }];
  });
}

interface FetchedState {
  subscriptions: FetchedSubscription[];
  invoices: FetchedInvoice[];
  /** The customer was deleted: Stripe has ended what it does not list any more. */
  isDeleted: boolean;
}

/** Writes what Stripe said. Returns what was not known before. */
export async function writeMirror(db: Db, customerId: string, fetched: FetchedState): Promise<string[]> {
  const [subscriptions, invoices] = [await listMirrored(db, customerId), await listMirroredInvoices(db, customerId)];
  for (const one of changed(subscriptions, fetched.subscriptions)) {
    const row = { ...one, customerId };
    await db.insert(stripeSubscriptions).values(row).onConflictDoUpdate({ target: stripeSubscriptions.id, set: row });
  }
  for (const one of changed(invoices, fetched.invoices)) {
    const row = { ...one, customerId };
    await db.insert(stripeInvoices).values(row).onConflictDoUpdate({ target: stripeInvoices.id, set: row });
  }
  const found = [...newsOf(subscriptions, fetched.subscriptions), ...newsOf(invoices, fetched.invoices)];
  if (fetched.isDeleted) await endUnlisted(db, customerId, fetched);
  else found.push(...(await dropGone(db, fetched, { subscriptions, invoices })));
  return found;
}

/** What was paid stays paid, and is kept as it was. */
async function endUnlisted(db: Db, customerId: string, { subscriptions }: FetchedState): Promise<void> {
  const listed = subscriptions.map(({ id }) => id);
  await db
    .update(stripeSubscriptions)
    .set({ status: 'canceled', endedAt: sql`now()`, unpaidSince: null })
    .where(
      and(
        eq(stripeSubscriptions.customerId, customerId),
        isNull(stripeSubscriptions.endedAt),
        listed.length > 0 ? notInArray(stripeSubscriptions.id, listed) : undefined,
      ),
    );
}

/** Stripe forgets drafts and test data that somebody deleted. */
async function dropGone(
  db: Db,
  fetched: FetchedState,
  held: { subscriptions: MirroredSubscription[]; invoices: MirroredInvoice[] },
): Promise<string[]> {
  const ids = new Set([...fetched.subscriptions, ...fetched.invoices].map(({ id }) => id));
  const gone = [...held.subscriptions, ...held.invoices].map(({ id }) => id).filter((id) => !ids.has(id));
  if (gone.length > 0) {
    await db.delete(stripeSubscriptions).where(inArray(stripeSubscriptions.id, gone));
    await db.delete(stripeInvoices).where(inArray(stripeInvoices.id, gone));
  }
  return gone.map((id) => `${id} gone`);
}
