import { and, eq, ilike, lt, or, sql } from 'drizzle-orm';
import type { mails as list } from '#contract/admin-lists/operation.ts';
import type { Db } from '#io/db/db.ts';
import { type MailAttachment, type MailState, mails } from '#io/db/schema/index.ts';
import { type ListPage, likePattern, type OrderColumns, orderBy } from './lists.ts';

export async function addMail(
  db: Db,
  mail: Pick<
    typeof mails.$inferInsert,
    'recipient' | 'subject' | 'kind' | 'language' | 'html' | 'text' | 'oneClickUrl' | 'attachments'
  >,
) {
  const [row] = await db.insert(mails).values(mail).returning({ id: mails.id });
  if (!row) throw new Error('the mail was not stored');
  return row.id;
}

export type MailRow = typeof mails.$inferSelect;

export async function setAttachmentKeys(db: Db, id: number, attachments: MailAttachment[]) {
  await db.update(mails).set({ attachments }).where(eq(mails.id, id));
}

export async function findMail(db: Db, id: number) {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}

export async function setMailState(
  db: Db,
  id: number,
  change: { state: Exclude<MailState, 'bounced'>; error?: string | null },
) {
  const sentAt = change.state === 'sent' ? sql`now()` : null;
  await db
    .update(mails)
    .set({ state: change.state, error: change.error ?? null, sentAt })
    .where(eq(mails.id, id));
}

/** Only a mail that was sent can come back. Returns to whom it went; null: there is no such mail. */
export async function markBounced(db: Db, id: number, reason: string): Promise<string | null> {
  const [row] = await db
    .update(mails)
    .set({ state: 'bounced', error: reason })
    .where(and(eq(mails.id, id), eq(mails.state, 'sent')))
    .returning({ recipient: mails.recipient });
  return row?.recipient ?? null;
}

const order: OrderColumns<typeof list> = {
  subject: sql`${mails.subject}`,
  recipient: sql`${mails.recipient}`,
  state: sql`${mails.state}`,
  kind: sql`${mails.kind}`,
  date: sql`${mails.createdAt}`,
};

export async function listMails(db: Db, { page, perPage, search, ...wanted }: ListPage<typeof list>) {
  const pattern = search ? likePattern(search) : null;
  const where = pattern ? or(ilike(mails.recipient, pattern), ilike(mails.subject, pattern)) : undefined;
  const columns = {
    id: mails.id,
    recipient: mails.recipient,
    subject: mails.subject,
    kind: mails.kind,
    state: mails.state,
    createdAt: mails.createdAt,
  };
  const [items, [count]] = await Promise.all([
    db
      .select(columns)
      .from(mails)
      .where(where)
      .orderBy(orderBy(order, wanted, sql`${mails.id} desc`))
      .limit(perPage)
      .offset((page - 1) * perPage),
    db.select({ total: sql<number>`count(*)::int` }).from(mails).where(where),
  ]);
  return { items, total: count?.total ?? 0 };
}

/** Mails sent or waiting for longer than anyone needs them; the privacy policy names the days. */
export async function clearOldMails(db: Db, days: number) {
  await db.delete(mails).where(lt(mails.createdAt, sql`now() - make_interval(days => ${days})`));
}
