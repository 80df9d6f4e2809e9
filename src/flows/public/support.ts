import { ApiError } from '#contract/errors.ts';
import type { Language } from '#domain/language.ts';
import { writeMail, writeToOperator } from '#flows/mails/send-mail.ts';
import { addSupportRequest, answerSupportRequest, findSupportRequest } from '#io/db/queries/operation/support.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { supportAnswerMail, supportMail } from '#io/mail/mails/support.ts';
import { pageUrl } from '#io/page-url.ts';

// Threat: an address in the form proves nothing, so a message belongs to a customer only if they were logged in.

interface Message {
  userId: number | null;
  name: string;
  email: string;
  text: string;
  language: Language;
}

export async function sendSupportRequest(io: Io, given: Message): Promise<void> {
  await io.db.transaction(async (db) => {
    const { id, name, email, text } = await addSupportRequest(db, given);
    await writeToOperator(io, db, (language) =>
      supportMail(language, { name, email, text, url: pageUrl(io, language, `/app/admin/support/${id}`) }),
    );
  });
}

export async function answerMessage(
  io: Io,
  { id, answer, actorId }: { id: number; answer: string; actorId: number },
): Promise<void> {
  await io.db.transaction(async (db) => {
    const row = await answerSupportRequest(db, { id, answer, answeredBy: actorId });
    if (!row) {
      if (await findSupportRequest(db, id)) throw new ApiError('CONFLICT', { text: answeredBefore });
      throw new ApiError('NOT_FOUND');
    }
    const { email, language, text } = row;
    await writeMail(io, db, { email, language }, supportAnswerMail(language, { answer, text }));
    await recordActivity(db, { action: 'support-answered', actorId, subject: email });
  });
}

const answeredBefore = {
  en: 'This message was answered in the meantime.',
  de: 'Diese Nachricht wurde inzwischen beantwortet.',
};
