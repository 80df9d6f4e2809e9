import { ApiError } from '#contract/errors.ts';
import { describeHealth } from '#flows/admin/health.ts';
import { customerInvoices } from '#flows/billing/stripe/invoices.ts';
import { answerMessage, sendSupportRequest } from '#flows/public/support.ts';
import { findUserById } from '#io/db/queries/accounts/users.ts';
import { addNote, findCustomerRows, listOwnProjectIds } from '#io/db/queries/operation/customers.ts';
import {
  countOpen,
  figuresOfToday,
  findSupportRequest,
  listSupportRequests,
} from '#io/db/queries/operation/support.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { type Handlers, numberOf, pageOf } from './handler.ts';

async function customerOf({ db }: Io, id: number | string) {
  const user = await findUserById(db, numberOf(id));
  if (!user) throw new ApiError('NOT_FOUND');
  return user;
}

export const customerHandlers = {
  addCustomerNote: async ({ io, user, params, body }) => {
    const customer = await customerOf(io, params.id);
    await addNote(io.db, { userId: customer.id, authorId: user.id, text: body.text });
    await recordActivity(io.db, { action: 'note-added', actorId: user.id, subject: customer.email });
    return { done: true };
  },

  answerSupportRequest: async ({ io, user, params, body }) => {
    await answerMessage(io, { id: numberOf(params.id), answer: body.answer, actorId: user.id });
    return { done: true };
  },

  getCustomer: async ({ io, params, language }) => {
    const customer = await customerOf(io, params.id);
    const [rows, projectIds] = await Promise.all([
      findCustomerRows(io.reportDb, customer),
      listOwnProjectIds(io.reportDb, customer.id),
    ]);
    return { ...rows, invoices: await customerInvoices(io.reportDb, projectIds, language) };
  },

  getHealthReport: ({ io }) => describeHealth(io),

  getOpenCounts: ({ io }) => countOpen(io.reportDb),

  getOperatorDay: async ({ io }) => {
    const [open, figures] = await Promise.all([countOpen(io.reportDb), figuresOfToday(io.reportDb)]);
    return { open, figures };
  },

  getSupportRequest: async ({ io, params }) => {
    const request = await findSupportRequest(io.db, numberOf(params.id));
    if (!request) throw new ApiError('NOT_FOUND');
    return request;
  },

  listSupportRequests: ({ io, query }) => pageOf(query, listSupportRequests(io.db, query)),

  /** As with cancellations, a filled hidden field is refused visibly: it may have been a browser's autofill. */
  sendSupportRequest: async ({ io, user, language, body: { nickname, ...given } }) => {
    if (nickname) throw new ApiError('CONFLICT', { text: notSent });
    await sendSupportRequest(io, { ...given, userId: user?.id ?? null, language });
    return { done: true };
  },
} satisfies Partial<Handlers>;

const notSent = {
  en: 'Your message wasn’t sent, because a hidden field was filled in. Send the form again.',
  de: 'Ihre Nachricht wurde nicht gesendet, weil ein verstecktes Feld ausgefüllt war. Senden Sie das Formular noch einmal ab.',
};
