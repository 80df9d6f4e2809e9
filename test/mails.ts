import { desc, eq } from 'drizzle-orm';
import type { Db } from '#io/db/db.ts';
import { mails } from '#io/db/schema/index.ts';
import { waitFor } from './api.ts';

/** The newest mail to an address, once the queue has written it. */
export function newestMail(db: Db, recipient: string, kind: string) {
  return waitFor(async () => {
    const rows = await db.select().from(mails).where(eq(mails.recipient, recipient)).orderBy(desc(mails.id));
    return rows.find((mail) => mail.kind === kind);
  }, `a mail "${kind}" to ${recipient}`);
}

/** A parameter of a link in a mail's text version. */
export function fromLink(mail: { text: string }, name: string): string {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
  const values = links.map((link) => new URL(link).searchParams.get(name));
  const value = values.find((found) => found !== null);
  if (!value) throw new Error(`no link of the mail has ${name}: ${links.join(' ')}`);
  return value;
}
