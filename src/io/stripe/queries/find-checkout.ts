import { idOf } from '#io/stripe/ask-stripe.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';

/** The state of a payment page. */
export async function findCheckout({ api }: StripeClient, sessionId: string) {
  const session = await api.checkout.sessions.retrieve(sessionId);
  return {
    customer: idOf(session.customer),
    isComplete: session.status === 'complete',
    isPaid: session.payment_status !== 'unpaid',
  };
}
