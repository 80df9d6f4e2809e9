import type Stripe from 'stripe';
import { idOf } from '#io/stripe/ask-stripe.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';

/** What the holder's bank took back for good, by payment intent. Asks only for charges that were disputed. */
export async function chargebacksByIntent({ api }: StripeClient, charges: readonly Stripe.Charge[]) {
  const chargebacks = new Map<string, number>();
  for (const charge of charges.filter(({ disputed }) => disputed)) {
    const intent = idOf(charge.payment_intent);
    const { data } = await api.disputes.list({ charge: charge.id, limit: 100 });
    const cents = data.reduce((sum, { status, amount }) => sum + (status === 'lost' ? amount : 0), 0);
    if (intent && cents > 0) chargebacks.set(intent, cents);
  }
  return chargebacks;
}

/** A dispute names its charge, and no customer. */
export async function customerOfCharge({ api }: StripeClient, charge: string): Promise<string | null> {
  return idOf((await api.charges.retrieve(charge)).customer);
}
