import type { StripeClient } from '#io/stripe/stripe.ts';

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
