import type Stripe from 'stripe';

/** Why Stripe did not do what was requested. */
type StripeFailure =
  /** The bank declined the card, or requires the holder's confirmation. */
  | 'declined'
  /** The customer was deleted in Stripe's dashboard. */
  | 'no-customer'
  /** The requested object does not exist, or the change is no longer possible. */
  | 'refused'
  /** No response, too many requests, or an error of Stripe's. */
  | 'unavailable';

export type StripeResult<Data> = { ok: true; data: Data } | { ok: false; reason: StripeFailure; detail: string };

const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Error && 'type' in error && typeof error.type === 'string' && error.type.startsWith('Stripe');

/** Runs a request. Refusals by Stripe are values, our own bugs throw. */
export async function askStripe<Data>(send: () => Promise<Data>): Promise<StripeResult<Data>> {
  try {
    return { ok: true, data: await send() };
  } catch (error) {
    if (!isStripeError(error)) throw error;
    return { ok: false, reason: reasonOf(error), detail: `${error.code ?? error.type}: ${error.message}` };
  }
}

/** Whether Stripe does not know an id; `param` is the parameter's name, or `id` for one in the URL. */
export const isMissing = (error: unknown, param: 'customer' | 'id'): boolean =>
  isStripeError(error) && error.code === 'resource_missing' && error.param === param;

const confirmationCodes: readonly (string | undefined)[] = [
  'subscription_payment_intent_requires_action',
  'authentication_required',
];

/** The bank asks the holder to confirm the payment (3-D Secure). */
export const needsConfirmation = (error: unknown): boolean =>
  isStripeError(error) && (confirmationCodes.includes(error.code) || confirmationCodes.includes(error.decline_code));

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

/** References are an id, or the whole object if expanded. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);
