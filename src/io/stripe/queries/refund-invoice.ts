import type { StripeClient } from '#io/stripe/stripe.ts';

/** By a credit note, which corrects the tax too. `cents` is gross; `before` was refunded already. */
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
