import { and, asc, desc, eq, gt, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { SortKey } from '#contract/admin-lists/admin-list.ts';
import type { waitlist as list } from '#contract/admin-lists/customers.ts';
import type { Language } from '#domain/language.ts';
import { hashToken, newToken } from '#io/accounts/tokens.ts';
import type { Db } from '#io/db/db.ts';
import { pollAnswers, waitlistEntries } from '#io/db/schema/index.ts';
import { type ListPage, likePattern } from './lists.ts';

export type WaitlistEntryRow = typeof waitlistEntries.$inferSelect;

interface Registration {
  email: string;
  website: string | null;
  shopifyUrl: string | null;
  language: Language;
  code: string;
  validSeconds: number;
}

/**
 * One entry per address. Asking again before confirming creates a new code; a confirmed entry stays, and the code
 * returned is null.
 */
export async function upsertWaitlistEntry(
  db: Db,
  { code, validSeconds, ...entry }: Registration,
): Promise<WaitlistEntryRow> {
  const fresh = {
    website: entry.website,
    shopifyUrl: entry.shopifyUrl,
    language: entry.language,
    consentAt: sql`now()` as unknown as Date,
    codeHash: hashToken(code),
    expiresAt: sql`now() + make_interval(secs => ${validSeconds})` as unknown as Date,
  };
  const unlessConfirmed = (value: unknown, column: unknown) =>
    sql`case when ${waitlistEntries.confirmedAt} is null then ${value} else ${column} end`;
  const [row] = await db
    .insert(waitlistEntries)
    .values({ email: entry.email, unsubscribeCode: newToken(), ...fresh })
    .onConflictDoUpdate({
      target: waitlistEntries.email,
      set: {
        website: sql`coalesce(excluded.website, ${waitlistEntries.website})`,
        shopifyUrl: sql`coalesce(excluded.shopify_url, ${waitlistEntries.shopifyUrl})`,
        language: sql`excluded.language`,
        consentAt: sql`excluded.consent_at`,
        codeHash: unlessConfirmed(sql`excluded.code_hash`, waitlistEntries.codeHash),
        expiresAt: unlessConfirmed(sql`excluded.expires_at`, waitlistEntries.expiresAt),
      },
    })
    .returning();
  if (!row) throw new Error('the waitlist entry was not stored');
  return row;
}

/** Confirmed by this code now or before: pressing the button twice is not an error. */
export async function confirmWaitlistEntry(db: Db, code: string): Promise<'confirmed' | 'expired' | 'unknown'> {
  const isThis = eq(waitlistEntries.codeHash, hashToken(code));
  const confirmed = await db
    .update(waitlistEntries)
    .set({ confirmedAt: sql`coalesce(${waitlistEntries.confirmedAt}, now())` })
    .where(and(isThis, or(isNotNull(waitlistEntries.confirmedAt), gt(waitlistEntries.expiresAt, sql`now()`))))
    .returning({ id: waitlistEntries.id });
  if (confirmed.length) return 'confirmed';
  const [late] = await db.select({ id: waitlistEntries.id }).from(waitlistEntries).where(isThis);
  return late ? 'expired' : 'unknown';
}

/** Unsubscribing deletes the entry instead of marking it: nothing remains. */
export async function removeWaitlistEntry(db: Db, unsubscribeCode: string): Promise<boolean> {
  const gone = await db
    .delete(waitlistEntries)
    .where(eq(waitlistEntries.unsubscribeCode, unsubscribeCode))
    .returning({ id: waitlistEntries.id });
  return gone.length > 0;
}

export async function deleteWaitlistEntry(db: Db, id: number): Promise<boolean> {
  const gone = await db.delete(waitlistEntries).where(eq(waitlistEntries.id, id)).returning({ id: waitlistEntries.id });
  return gone.length > 0;
}

/** A new code with its full time; the earlier one no longer works. Null if there is nothing left to confirm. */
export async function renewWaitlistCode(db: Db, id: number, code: string, validSeconds: number) {
  const [row] = await db
    .update(waitlistEntries)
    .set({
      codeHash: hashToken(code),
      expiresAt: sql`now() + make_interval(secs => ${validSeconds})` as unknown as Date,
    })
    .where(and(eq(waitlistEntries.id, id), isNull(waitlistEntries.confirmedAt)))
    .returning();
  return row ?? null;
}

export async function clearUnconfirmedEntries(db: Db) {
  await db
    .delete(waitlistEntries)
    .where(and(isNull(waitlistEntries.confirmedAt), lt(waitlistEntries.expiresAt, sql`now()`)));
}

/** Columns the list can be ordered by; no text of the caller reaches the SQL. */
const sortable: Record<SortKey<typeof list>, AnyPgColumn> = {
  createdAt: waitlistEntries.createdAt,
  confirmedAt: waitlistEntries.confirmedAt,
  email: waitlistEntries.email,
};

interface List extends ListPage<typeof list> {
  sort: SortKey<typeof list>;
  direction: 'asc' | 'desc';
  state?: 'confirmed' | 'waiting' | undefined;
}

export async function listWaitlist(db: Db, { page, perPage, search, sort, direction, state }: List) {
  const pattern = search ? likePattern(search) : null;
  const where = and(
    state && (state === 'confirmed' ? isNotNull : isNull)(waitlistEntries.confirmedAt),
    pattern
      ? or(
          ilike(waitlistEntries.email, pattern),
          ilike(waitlistEntries.website, pattern),
          ilike(waitlistEntries.shopifyUrl, pattern),
        )
      : undefined,
  );
  const order = direction === 'asc' ? asc : desc;
  const [items, [count]] = await Promise.all([
    db
      .select({
        id: waitlistEntries.id,
        email: waitlistEntries.email,
        website: waitlistEntries.website,
        shopifyUrl: waitlistEntries.shopifyUrl,
        language: waitlistEntries.language,
        createdAt: waitlistEntries.createdAt,
        confirmedAt: waitlistEntries.confirmedAt,
      })
      .from(waitlistEntries)
      .where(where)
      .orderBy(order(sortable[sort]), order(waitlistEntries.id))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(waitlistEntries).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

interface Answer {
  uuid: string;
  variant: string;
  mobile: boolean;
  order: string[];
}

/** One answer per uuid: a later one replaces the first. */
export async function upsertPollAnswer(db: Db, answer: Answer): Promise<void> {
  const { variant, mobile, order } = answer;
  await db
    .insert(pollAnswers)
    .values(answer)
    .onConflictDoUpdate({ target: pollAnswers.uuid, set: { variant, mobile, order, updatedAt: sql`now()` } });
}

export async function countPollAnswers(db: Db): Promise<{ variant: string; answers: number }[]> {
  return db
    .select({ variant: pollAnswers.variant, answers: sql<number>`count(*)::int` })
    .from(pollAnswers)
    .groupBy(pollAnswers.variant);
}
