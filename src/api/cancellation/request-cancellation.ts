import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isOver } from '#domain/cancellation/cancellation.ts';
import { requestCancellation as request } from '#flows/cancellation/request-cancellation.ts';
import type { Handler } from '../handler.ts';

const notSent = {
  en: 'Your cancellation wasn’t sent, because a hidden field was filled in. Send the form again.',
  de: 'Ihre Kündigung wurde nicht gesendet, weil ein verstecktes Feld ausgefüllt war. Senden Sie das Formular noch einmal ab.',
};

/**
 * Programs fill in every field, also the one that people do not see. A browser's autofill may do so too, and nobody must
 * believe to have cancelled who has not: this is refused aloud.
 */
export const requestCancellation: Handler<'requestCancellation'> = async ({ io, body, language }) => {
  const { nickname, reason, endsOn, confirmationEmail, ...given } = body;
  if (nickname) throw new ApiError('CONFLICT', { text: notSent });
  if (endsOn && isOver(endsOn, io.now()))
    throw new ApiError('VALIDATION_FAILED', { fields: { endsOn: [messages.pastDate] } });
  const declared = { ...given, reason: reason || null, endsOn: endsOn ?? null };
  const { number, receivedAt } = await request(io, {
    ...declared,
    confirmationEmail: confirmationEmail ?? given.email,
    language,
  });
  return { number, receivedAt };
};
