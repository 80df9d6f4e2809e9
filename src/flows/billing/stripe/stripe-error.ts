import { ApiError } from '#contract/errors.ts';
import type { Io } from '#io/io.ts';
import { askStripe, type StripeResult } from '#io/stripe/ask-stripe.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';

/** Calls that need Stripe exist only if it is configured. */
export function stripeOf({ stripe }: Pick<Io, 'stripe'>): StripeClient {
  if (!stripe) throw new ApiError('CALL_NOT_FOUND');
  return stripe;
}

/** The response, or the error that a person reads. A request that Stripe refused is our bug, so it is logged. */
export async function stripeResultOf<Data>(io: Pick<Io, 'log'>, send: () => Promise<Data>): Promise<Data> {
  return readAnswer(io, await askStripe(send));
}

export function readAnswer<Data>(io: Pick<Io, 'log'>, result: StripeResult<Data>): Data {
  if (result.ok) return result.data;
  const { reason, detail } = result;
  if (reason !== 'declined') io.log.warn({ reason, detail }, 'Stripe did not do what was asked');
  if (reason === 'declined') throw new ApiError('PAYMENT_DECLINED');
  throw reason === 'unavailable' ? new ApiError('STRIPE_UNAVAILABLE') : new ApiError('CONFLICT', { text: refused });
}

const refused = {
  en: 'Stripe, our payment provider, refused this. Nothing was charged. Reload the page and try again.',
  de: 'Unser Zahlungsanbieter Stripe hat das abgelehnt. Es wurde nichts abgebucht. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
};
