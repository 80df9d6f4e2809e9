import { and, desc, eq, gt, inArray, isNull, notInArray, sql } from 'drizzle-orm';
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

/** Stripe's timestamps have whole seconds, so invoices within one second are ordered by number. */
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

/** Includes customers deleted at Stripe, because their past invoices and subscriptions stay. */
const customersOf = (db: Db, projectIds: readonly number[]) =>
  db
    .select({ id: stripeCustomers.id })
    .from(stripeCustomers)
    .where(inArray(stripeCustomers.projectId, [...projectIds]));

export const listMirroredOfProject = (db: Db, projectId: number): Promise<MirroredSubscription[]> =>
  db
    .select()
    .from(stripeSubscriptions)
    .where(inArray(stripeSubscriptions.customerId, customersOf(db, [projectId])))
    .orderBy(desc(stripeSubscriptions.startedAt), desc(stripeSubscriptions.id));

export const listInvoicesOf = (db: Db, projectIds: readonly number[]): Promise<MirroredInvoice[]> =>
  db
    .select()
    .from(stripeInvoices)
    .where(inArray(stripeInvoices.customerId, customersOf(db, projectIds)))
    .orderBy(...newestInvoiceFirst);

export async function findMirroredInvoice(db: Db, id: string): Promise<MirroredInvoice | null> {
  const [row] = await db.select().from(stripeInvoices).where(eq(stripeInvoices.id, id));
  return row ?? null;
}

/** The VAT on the newest invoice that charged something, in percent; null: there is none yet, as in a trial. */
export async function findVatPercent(db: Db, projectId: number): Promise<number | null> {
  const [invoice] = await db
    .select({ netCents: stripeInvoices.netCents, taxCents: stripeInvoices.taxCents })
    .from(stripeInvoices)
    .where(and(inArray(stripeInvoices.customerId, customersOf(db, [projectId])), gt(stripeInvoices.netCents, 0)))
    .orderBy(...newestInvoiceFirst)
    .limit(1);
  // Rounded: the tax is in whole cents, and no country has finer rates than half a percent.
  return invoice ? Math.round((invoice.taxCents / invoice.netCents) * 200) / 2 : null;
}

/** Changes to these columns are not reported. URLs contain keys that Stripe renews. */
const silent: ReadonlySet<string> = new Set(['pdfUrl', 'payUrl', 'description']);

const shown = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value));

interface Identified {
  id: string;
}

const changed = <Now extends Identified>(held: Identified[], fetched: Now[]): Now[] =>
  fetched.filter((now) => differences(held, now).length > 0);

/** `sub_1 status: active → canceled`, one line for each changed column. */
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
  /** The customer was deleted, so Stripe has ended subscriptions that it no longer lists. */
  isDeleted: boolean;
}

/** Stores what Stripe returned. Returns the differences to what was stored before. */
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

/** Ends subscriptions that Stripe no longer lists. Invoices stay unchanged. */
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

/** Deletes rows that are gone at Stripe, such as deleted drafts and test data. */
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
