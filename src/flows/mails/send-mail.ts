import { ApiError } from '#contract/errors.ts';
import { provenAddressOf } from '#domain/access/proven-address.ts';
import { DEFAULT_TIME_ZONE } from '#domain/format/dates.ts';
import type { Language } from '#domain/language.ts';
import type { Db } from '#io/db/db.ts';
import { findUserByEmail, type UserRow } from '#io/db/queries/accounts/users.ts';
import { addMail, findMail, type MailRow, setAttachmentKeys, setMailState } from '#io/db/queries/operation/mails.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { reasonOf, safeError } from '#io/log/describe-error.ts';
import { type Mail, withOperator } from '#io/mail/compose.ts';
import { mailClassOf } from '#io/mail/transport.ts';
import { type DocumentFile, documentFile, storedDocument } from './legal-documents.ts';

/**
 * Writes a mail and enqueues a job to send it, both in the caller's transaction, so that the mail exists exactly if its
 * cause does.
 */
export async function writeMail(
  io: Io,
  db: Db,
  to: { email: string; language: Language },
  mail: Mail,
): Promise<number> {
  const { documents = [], ...content } = withOperator(mail, await io.operator.current(), to.language);
  const attachments = documents.map((document) => ({ document, key: null }));
  const mailId = await addMail(db, { recipient: to.email, language: to.language, attachments, ...content });
  await io.queue.enqueue(db, 'send-mail', { mailId }, { priority: mailClassOf(mail.kind) });
  return mailId;
}

/** To the operator, in the language and time zone of their account. */
export async function writeToOperator(
  io: Io,
  db: Db,
  compose: (language: Language, timeZone: string) => Mail,
): Promise<void> {
  const { adminEmail: email } = io.settings;
  const { language = 'en', timeZone = null } = (await findUserByEmail(db, email)) ?? {};
  await writeMail(io, db, { email, language }, compose(language, timeZone ?? DEFAULT_TIME_ZONE));
}

/** To the owner of an account. Sends nothing while the address is unproven, because it may be somebody else's. */
export async function writeToUser(io: Io, db: Db, user: UserRow, mail: Mail): Promise<void> {
  const email = provenAddressOf(user);
  if (email !== null) await writeMail(io, db, { email, language: user.language }, mail);
}

/**
 * The job: sends over SMTP, or leaves the mail in the outbox and logs that. May run twice; a sent mail is not sent
 * again.
 */
export async function sendMail(io: Io, mailId: number): Promise<void> {
  const mail = await findMail(io.db, mailId);
  if (!mail || mail.state === 'sent') return;
  if (!io.mailTransport.send) {
    // Not the subject: some begin with a code.
    const { recipient: to, kind } = mail;
    io.log.info({ mailId, to, kind }, 'mail in the outbox, to be read at /app/admin/mails');
    return;
  }
  try {
    const { recipient: to, kind, subject, html, text, oneClickUrl } = mail;
    const attachments = await attachmentsOf(io, mail);
    await io.mailTransport.send({ class: mailClassOf(kind), to, subject, html, text, oneClickUrl, attachments });
    await setMailState(io.db, mailId, { state: 'sent' });
  } catch (error) {
    await setMailState(io.db, mailId, { state: 'failed', error: reasonOf(error) });
    throw safeError(error); // the queue retries with growing delays
  }
}

/** The files of a mail, as they were when it was first sent. */
async function attachmentsOf(
  io: Io,
  { id, language, attachments }: Pick<MailRow, 'id' | 'language' | 'attachments'>,
): Promise<DocumentFile[]> {
  if (attachments.length === 0) return [];
  const files = await Promise.all(
    attachments.map(
      async ({ document, key }) =>
        (key !== null && (await storedDocument(io, document, language, key))) ||
        (await documentFile(io, document, language)),
    ),
  );
  await setAttachmentKeys(
    io.db,
    id,
    attachments.map(({ document }, index) => ({ document, key: files[index]?.key ?? null })),
  );
  return files;
}

/**
 * The same mail once more, to the same address: nothing in it is new, and an expired link stays expired. While its
 * first sending is still being retried it is not doubled.
 */
export async function resendMail(io: Io, mailId: number | string, actorId: number): Promise<void> {
  await io.db.transaction(async (db) => {
    const mail = typeof mailId === 'number' ? await findMail(db, mailId) : null;
    if (!mail) throw new ApiError('NOT_FOUND');
    await setMailState(db, mail.id, { state: 'outbox' });
    const options = { singletonKey: `resend-${mail.id}`, priority: mailClassOf(mail.kind) };
    await io.queue.enqueue(db, 'send-mail', { mailId: mail.id }, options);
    // The subject of a login code contains the code.
    const detail = { mail: mail.kind === 'confirm-login' ? mail.kind : mail.subject };
    await recordActivity(db, { action: 'mail-resent', actorId, subject: mail.recipient, detail });
  });
}

interface Person {
  firstname: string | null;
  lastname: string | null;
  email: string;
}

/** The name shown to others: the person's name, otherwise the address. */
export const nameOf = ({ firstname, lastname, email }: Person): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email;
