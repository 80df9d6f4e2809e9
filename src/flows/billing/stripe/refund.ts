import { ApiError } from '#contract/errors.ts';
import { readStripeState } from '#domain/billing/stripe.ts';
import type { Db } from '#io/db/db.ts';
import { findProjectOfCustomer } from '#io/db/queries/billing/stripe-customers.ts';
import { findMirroredInvoice } from '#io/db/queries/billing/stripe-mirror.ts';
import { listBilled } from '#io/db/queries/billing/stripe-subscriptions.ts';
import { recordActivity } from '#io/db/queries/projects/activity-log.ts';
import type { Io } from '#io/io.ts';
import { createRefund } from '#io/stripe/queries/refund-invoice.ts';
import { tellOfRefund } from './billing-mails.ts';
import { settleCustomer } from './settle-customer.ts';
import { answerOf, stripeOf } from './stripe-error.ts';

interface Refund {
  invoiceId: string;
  cents: number | undefined;
  /** The customer reads it. */
  reason: string | null;
  actorId: number;
}

/** Returns how much of the invoice is refunded now. The customer is told; the plan stays as it is. */
export async function refundInvoice(io: Io, { invoiceId, cents, reason, actorId }: Refund): Promise<number> {
  const stripe = stripeOf(io);
  const invoice = await findMirroredInvoice(io.db, invoiceId);
  if (!invoice) throw new ApiError('NOT_FOUND');
  const left = invoice.grossCents - invoice.refundedCents;
  if (invoice.state !== 'paid' || left <= 0 || (cents ?? left) > left)
    throw new ApiError('CONFLICT', { text: notSoMuch });
  const amount = cents ?? left;
  await answerOf(io, () => createRefund(stripe, { invoice: invoice.id, cents: amount, before: invoice.refundedCents }));
  const subject = invoice.number ?? invoice.id;
  await recordActivity(io.db, { action: 'invoice-refunded', actorId, subject, detail: { cents: amount, reason } });
  const project = await findProjectOfCustomer(io.db, invoice.customerId);
  if (project) await tellOfRefund(io, io.db, project, { cents: amount, invoice: subject, reason });
  await answerOf(io, () => settleCustomer(io, stripe, invoice.customerId));
  return (await findMirroredInvoice(io.db, invoiceId))?.refundedCents ?? invoice.refundedCents + amount;
}

const notSoMuch = {
  en: 'There is not that much left to refund on this invoice.',
  de: 'So viel lässt sich von dieser Rechnung nicht mehr erstatten.',
};

/** Plans paid with Stripe, as the super admin sees them. */
export async function billedSubscriptions(db: Db, list: Parameters<typeof listBilled>[1]) {
  const { items, total } = await listBilled(db, list);
  return {
    total,
    items: items.map(({ cancelAt, endedAt, unpaidSince, trialEndsAt, ...item }) => {
      const facts = { ...item, cancelAt, endedAt, unpaidSince, trialEndsAt };
      const { status, endsAt, graceEndsAt } = readStripeState(facts);
      return { ...item, status: status ?? ('ended' as const), endsAt, graceEndsAt };
    }),
  };
}
