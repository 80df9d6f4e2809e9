import { z } from 'zod';
import { supportRequests } from '#contract/admin-lists/customers.ts';
import { call } from '#contract/call.ts';
import {
  Done,
  Email,
  idParams,
  Language,
  line,
  pageOf,
  paging,
  requiredLine,
  sorting,
  Timestamp,
} from '#contract/fields.ts';
import { limits } from '#contract/limits.ts';
import { billingPeriods } from '#domain/billing/plan.ts';
import { MailState } from './admin.ts';
import { OperatorInvoice } from './billing.ts';

// What the operator needs to answer a customer from one place, and what is open today.

const CustomerPlan = z.object({
  id: z.number(),
  project: z.object({ id: z.number(), slug: z.string(), address: z.string() }),
  planId: z.string(),
  period: z.enum(billingPeriods),
  state: z.enum(['wish', 'trial', 'active', 'ended', 'granted', 'refused']),
  isBilled: z.boolean(),
  startedAt: Timestamp.nullable(),
  trialEndsAt: Timestamp.nullable(),
  endsAt: Timestamp.nullable(),
  endedAt: Timestamp.nullable(),
  createdAt: Timestamp,
});

const Customer = z.object({
  /** Newest first: what runs, what was requested, what ended. */
  plans: z.array(CustomerPlan),
  invoices: z.array(OperatorInvoice),
  mails: z.array(
    z.object({
      id: z.number(),
      subject: z.string(),
      state: MailState,
      createdAt: Timestamp,
    }),
  ),
  cancellations: z.array(
    z.object({ id: z.number(), number: z.string(), contract: z.string(), state: z.string(), createdAt: Timestamp }),
  ),
  messages: z.array(z.object({ id: z.number(), text: z.string(), state: z.string(), createdAt: Timestamp })),
  incidents: z.array(z.object({ uuid: z.string(), projectSlug: z.string(), state: z.string(), createdAt: Timestamp })),
  /** Of requests of this account and of jobs they caused, newest first; as far as the last 500 errors reach. */
  errors: z.array(
    z.object({
      id: z.number(),
      message: z.string(),
      requestId: z.string().nullable(),
      job: z.string().nullable(),
      at: Timestamp,
    }),
  ),
  notes: z.array(z.object({ id: z.number(), text: z.string(), author: z.string().nullable(), createdAt: Timestamp })),
});
export type Customer = z.output<typeof Customer>;

const SupportRequest = z.object({
  id: z.number(),
  /** Null: not logged in when asking. */
  userId: z.number().nullable(),
  email: z.string(),
  name: z.string(),
  text: z.string(),
  language: Language,
  state: z.enum(['open', 'answered']),
  answer: z.string().nullable(),
  answeredAt: Timestamp.nullable(),
  createdAt: Timestamp,
});
export type SupportRequest = z.output<typeof SupportRequest>;

const OpenCounts = z.object({
  planRequests: z.number(),
  cancellations: z.number(),
  messages: z.number(),
  cardReports: z.number(),
  failedPayments: z.number(),
  /** That the operator has to answer at Stripe. */
  disputes: z.number(),
  failedMails: z.number(),
  failedJobs: z.number(),
});
export type OpenCounts = z.output<typeof OpenCounts>;
const Figure = z.object({ today: z.number(), weekAgo: z.number() });

export const customerCalls = {
  getCustomer: call({
    method: 'get',
    path: '/admin/users/{id}/customer',
    access: 'superadmin',
    summary: {
      en: 'Get plans, invoices, emails, messages and notes of a customer',
      de: 'Tarife, Rechnungen, E-Mails, Nachrichten und Notizen zu einem Kunden',
    },
    params: idParams,
    ok: Customer,
  }),
  addCustomerNote: call({
    method: 'post',
    path: '/admin/users/{id}/notes',
    access: 'superadmin',
    summary: { en: 'Add a note about a customer', de: 'Notiz zu einem Kunden hinzufügen' },
    params: idParams,
    body: z.strictObject({ text: requiredLine(4000) }),
    ok: Done,
  }),
  sendSupportRequest: call({
    method: 'post',
    path: '/support',
    access: 'public',
    summary: { en: 'Send a message to the operator', de: 'Dem Betreiber eine Nachricht senden' },
    body: z.strictObject({
      name: requiredLine(200),
      email: Email,
      text: requiredLine(4000),
      /** Not for people: what has it is refused. */
      nickname: line(200).optional(),
    }),
    limits: [limits.supportOfClient],
    ok: Done,
  }),
  listSupportRequests: call({
    method: 'get',
    path: '/admin/support',
    access: 'superadmin',
    summary: { en: 'List messages to the operator', de: 'Nachrichten an den Betreiber' },
    query: z.strictObject({ ...paging, ...sorting(supportRequests), state: SupportRequest.shape.state.optional() }),
    ok: pageOf(SupportRequest),
  }),
  getSupportRequest: call({
    method: 'get',
    path: '/admin/support/{id}',
    access: 'superadmin',
    summary: { en: 'Get a message to the operator', de: 'Eine Nachricht an den Betreiber' },
    params: idParams,
    ok: SupportRequest,
  }),
  answerSupportRequest: call({
    method: 'post',
    path: '/admin/support/{id}',
    access: 'superadmin',
    needs: 'session',
    summary: { en: 'Answer a message by email', de: 'Nachricht per E-Mail beantworten' },
    params: idParams,
    body: z.strictObject({ answer: requiredLine(4000) }),
    ok: Done,
  }),
  getOpenCounts: call({
    method: 'get',
    path: '/admin/open',
    access: 'superadmin',
    summary: { en: 'Count what waits for the operator', de: 'Zählen, was auf den Betreiber wartet' },
    ok: OpenCounts,
  }),
  getOperatorDay: call({
    method: 'get',
    path: '/admin/today',
    access: 'superadmin',
    summary: { en: 'Get what is open, and today’s figures', de: 'Was offen ist, und die Zahlen von heute' },
    ok: z.object({
      open: OpenCounts,
      figures: z.object({ accounts: Figure, projects: Figure, checks: Figure, images: Figure, mails: Figure }),
    }),
  }),
};
