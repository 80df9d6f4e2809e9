import { ApiError } from '#contract/errors.ts';
import { messages } from '#contract/messages.ts';
import { isOver } from '#domain/cancellation/cancellation.ts';
import { carryOut, describeEnds } from '#flows/cancellation/carry-out.ts';
import { carryOutByOperator, listCancellations, reopenCancellation } from '#flows/cancellation/close-cancellation.ts';
import { requestCancellation } from '#flows/cancellation/request-cancellation.ts';
import { type Handlers, numberOf, pageOf } from './handler.ts';

export const cancellationHandlers = {
  carryOutCancellation: async ({ io, body }) => ({
    endsAt: await carryOut(io, body.code, body.slug),
  }),

  closeCancellation: async ({ io, params, body, user }) => {
    const id = numberOf(params.id);
    const { state, endsOn = '', projectIds, reason = '' } = body;
    if (state === 'open') await reopenCancellation(io, id, user.id);
    else await carryOutByOperator(io, { id, endsOn, projectIds, reason, actorId: user.id });
    return { done: true };
  },

  describePlanEnd: async ({ io, body, language }) => ({
    plans: await describeEnds(io, body.code, language),
  }),

  listCancellations: ({ io, query }) => pageOf(query, listCancellations(io, query)),

  /**
   * Bots also fill in the hidden field, and so may a browser's autofill. The refusal is therefore shown, so that nobody
   * believes to have cancelled by mistake.
   */
  requestCancellation: async ({ io, body, language }) => {
    const { nickname, reason, endsOn, confirmationEmail, ...given } = body;
    if (nickname) throw new ApiError('CONFLICT', { text: notSent });
    const { sellsTo } = await io.operator.current();
    if (given.kind === 'withdrawal' && sellsTo === 'businesses') throw new ApiError('NOT_FOUND');
    if (endsOn && isOver(endsOn, io.now()))
      throw new ApiError('VALIDATION_FAILED', { fields: { endsOn: [messages.pastDate] } });
    const declared = { ...given, reason: reason || null, endsOn: endsOn ?? null };
    const { number, receivedAt } = await requestCancellation(io, {
      ...declared,
      confirmationEmail: confirmationEmail ?? given.email,
      language,
    });
    return { number, receivedAt };
  },
} satisfies Partial<Handlers>;

const notSent = {
  en: 'Your cancellation wasn’t sent, because a hidden field was filled in. Send the form again.',
  de: 'Ihre Kündigung wurde nicht gesendet, weil ein verstecktes Feld ausgefüllt war. Senden Sie das Formular noch einmal ab.',
};
