import type { Context } from 'hono';
import { z } from 'zod';
import { invoiceProjects, planProject } from '#flows/billing/plan-project.ts';
import { bookkeepingCsv, bookkeepingZip } from '#flows/billing/stripe/bookkeeping.ts';
import { cancelBilledPlan, openBillingPortal, resumeBilledPlan } from '#flows/billing/stripe/cancel-plan.ts';
import { changeBilledPlan, previewPlanChange } from '#flows/billing/stripe/change-plan.ts';
import { receiveEvent } from '#flows/billing/stripe/events.ts';
import { allInvoices, billedSubscriptions, invoicesOf, refundInvoice } from '#flows/billing/stripe/invoices.ts';
import { buyCredits, settleCheckout, startCheckout } from '#flows/billing/stripe/start-checkout.ts';
import { readBytes } from '#http/read-bytes.ts';
import { monthlyRevenue, planMovements } from '#io/db/queries/billing/plan-movements.ts';
import { incomeByMonth, monthlyIncome } from '#io/db/queries/billing/stripe-customers.ts';
import type { Io } from '#io/io.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { type Handlers, pageOf } from './handler.ts';
import { isWithinJsonBounds } from './http/read-body.ts';

export const billingHandlers = {
  buyCredits: async ({ io, projectId, user, body, language }) => ({
    url: await buyCredits(io, { projectId, user, language, ...body }),
  }),

  cancelBilledPlan: async ({ io, projectId, user }) => ({
    endsAt: await cancelBilledPlan(io, await planProject(io.db, { projectId, user }), user.id),
  }),

  changeBilledPlan: async ({ io, projectId, user, body, language }) => ({
    payUrl: await changeBilledPlan(io, { projectId: await planProject(io.db, { projectId, user }), language, ...body }),
  }),

  downloadBookkeeping: ({ io, params, query, language }) =>
    (query.form === 'zip' ? bookkeepingZip : bookkeepingCsv)(io, params.month, query.language ?? language),

  getPlanMovements: async ({ io }) => ({
    worth: await monthlyRevenue(io.reportDb),
    months: await planMovements(io.reportDb),
  }),

  getIncome: async ({ io }) => ({
    months: await incomeByMonth(io.reportDb),
    monthlyCents: await monthlyIncome(io.reportDb),
  }),

  listAllInvoices: ({ io, query, language }) => pageOf(query, allInvoices(io.reportDb, query, language)),

  listBilledSubscriptions: ({ io, query }) => pageOf(query, billedSubscriptions(io.reportDb, query)),

  listInvoices: async ({ io, projectId, user, language }) =>
    invoicesOf(io.db, await invoiceProjects(io.db, { projectId, user }), language),

  openBillingPortal: async ({ io, projectId, user, language }) => ({
    url: await openBillingPortal(io, await planProject(io.db, { projectId, user }), language),
  }),

  previewPlanChange: async ({ io, projectId, user, body, language }) =>
    previewPlanChange(io, { projectId: await planProject(io.db, { projectId, user }), language, ...body }),

  refundInvoice: async ({ io, user, params, body }) => ({
    refundedCents: await refundInvoice(io, {
      invoiceId: params.invoiceId,
      cents: body.cents,
      reason: body.reason,
      plan: body.plan,
      actorId: user.id,
    }),
  }),

  resumeBilledPlan: async ({ io, projectId, user }) => {
    await resumeBilledPlan(io, await planProject(io.db, { projectId, user }), user.id);
    return { done: true };
  },

  settleCheckout: async ({ io, projectId, body }) => ({
    state: await settleCheckout(io, projectId, body.sessionId),
  }),

  startCheckout: async ({ io, projectId, user, body, language }) => ({
    url: await startCheckout(io, {
      projectId: await planProject(io.db, { projectId, user }),
      user,
      language,
      ...body,
    }),
  }),
} satisfies Partial<Handlers>;

/** An invoice with a hundred lines; Stripe sends nothing larger. */
const MAX_BYTES = 2_000_000;

/** The fields that are used; everything else is ignored. */
const Event = z.object({
  id: z.string().regex(/^\w{1,255}$/),
  type: z.string(),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
});

/**
 * A Stripe webhook: verifies the raw bytes, stores the event with the job that handles it, and responds. 400 if the
 * signature is wrong, 200 for repeated events and for types that change nothing. Not in the contract, because the
 * response is only a status.
 */
export async function receiveStripeEvent(io: Io, stripe: StripeClient, context: Context): Promise<Response> {
  const request = context.req.raw;
  const bytes = await readBytes(request, MAX_BYTES);
  if (!bytes) return answer(413);
  const text = Buffer.from(bytes).toString('utf8');
  if (!isWithinJsonBounds(text)) return answer(400);
  const event = stripe.readEvent(text, request.headers.get('stripe-signature') ?? '');
  if (!event || !Event.safeParse(event).success) return answer(400);
  await receiveEvent(io, event);
  return answer(200);
}

const answer = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });
