import type Stripe from 'stripe';

/** Why Stripe did not do what was asked. */
type StripeFailure =
  /** The bank refused the card, or wants its holder to confirm. */
  | 'declined'
  /** The customer is not there any more: somebody deleted it in Stripe's dashboard. */
  | 'no-customer'
  /** What was asked for is not there, or not possible any more. */
  | 'refused'
  /** No answer, too many questions, or a fault of Stripe's. */
  | 'unavailable';

export type StripeResult<Data> = { ok: true; data: Data } | { ok: false; reason: StripeFailure; detail: string };

const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');

/** Runs a question; what Stripe refuses is a value, what is our own fault is thrown. */
export async function askStripe<Data>(question: () => Promise<Data>): Promise<StripeResult<Data>> {
  try {
    return { ok: true, data: await question() };
  } catch (error) {
    if (!isStripeError(error)) throw error;
    return { ok: false, reason: reasonOf(error), detail: `${error.code ?? error.type}: ${error.message}` };
  }
}

/** An id that Stripe does not know: among the parameters by its name, in the address as `id`. */
export const isMissing = (error: unknown, param: 'customer' | 'id'): boolean =>
  isStripeError(error) && error.code === 'resource_missing' && error.param === param;

function reasonOf(error: Stripe.errors.StripeError): StripeFailure {
  const { type, statusCode } = error;
  if (type === 'StripeCardError') return 'declined';
  if (isMissing(error, 'customer')) return 'no-customer';
  if (type === 'StripeInvalidRequestError' || (statusCode !== undefined && statusCode >= 400 && statusCode < 429))
    return 'refused';
  return 'unavailable';
}

export const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
export const momentOf = (stamp: number): Date => new Date(stamp * 1000);
export const momentOrNull = (stamp: number | null | undefined): Date | null =>
  stamp === null || stamp === undefined ? null : momentOf(stamp);

/** References come as an id, or whole where they were expanded. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
