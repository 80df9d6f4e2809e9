import type { StripeClient } from '#io/stripe/stripe.ts';
import { UNPAID_COMMENT } from './customer-state.ts';

export async function cancelAtPeriodEnd({ api }: StripeClient, id: string): Promise<void> {
  await api.subscriptions.update(id, { cancel_at_period_end: true });
}

/** Stripe's portal cancels by setting a date, so both forms are undone. */
export async function resume({ api }: StripeClient, id: string): Promise<void> {
  const subscription = await api.subscriptions.retrieve(id);
  await api.subscriptions.update(
    id,
    subscription.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' },
  );
}

/** Ends the subscription at once, without a refund. */
export async function endNow({ api }: StripeClient, id: string, why?: 'unpaid'): Promise<void> {
  const { status } = await api.subscriptions.retrieve(id);
  if (status === 'canceled' || status === 'incomplete_expired') return;
  await api.subscriptions.cancel(id, {
    prorate: false,
    invoice_now: false,
    ...(why ? { cancellation_details: { comment: UNPAID_COMMENT } } : {}),
  });
}

/** Voids open invoices, because nobody should pay for time without the plan. */
export async function voidOpenInvoices({ api }: StripeClient, subscription: string): Promise<void> {
  const open = await api.invoices.list({ subscription, status: 'open', limit: 100 }).autoPagingToArray({ limit: 1000 });
  for (const { id } of open) if (id) await api.invoices.voidInvoice(id);
}

/** Refunds everything paid for a duplicate subscription. */
export async function refundAll({ api }: StripeClient, subscription: string): Promise<void> {
  const invoices = await api.invoices
    .list({ subscription, status: 'paid', limit: 100 })
    .autoPagingToArray({ limit: 1000 });
  for (const { id, total, post_payment_credit_notes_amount: credited } of invoices) {
    const left = total - credited;
    if (!id || left <= 0) continue;
    await api.creditNotes.create(
      { invoice: id, amount: left, refund_amount: left, reason: 'duplicate' },
      { idempotencyKey: `linkbild-doubled-${id}-${left}` },
    );
  }
}

/** Refunds by a credit note, which also corrects the tax. `cents` is gross; `before` was refunded earlier. */
export async function createRefund(
  { api }: StripeClient,
  { invoice, cents, before }: { invoice: string; cents: number; before: number },
): Promise<void> {
  await api.creditNotes.create(
    { invoice, amount: cents, refund_amount: cents },
    // Two clicks at once are one refund.
    { idempotencyKey: `linkbild-refund-${invoice}-${before}-${cents}` },
  );
}
