// https://docs.stripe.com/api/errors
interface Failure {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
}

/** Answered in Stripe's shape. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly failure: Failure;
  constructor(status: number, failure: Failure) {
    super(failure.message);
    this.status = status;
    this.failure = failure;
  }

  get body() {
    const { code } = this.failure;
    const docs = code ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : {};
    return { error: { ...this.failure, ...docs } };
  }
}

export const invalid = (message: string, param?: string, code?: string) =>
  new StripeFailure(400, { type: 'invalid_request_error', message, ...(param && { param }), ...(code && { code }) });

export const missingParam = (param: string) => invalid(`Missing required param: ${param}.`, param, 'parameter_missing');

/** An id in the address gives 404, one among the parameters 400; both say resource_missing. */
export const noSuch = (kind: string, id: string, param = 'id', status: 400 | 404 = param === 'id' ? 404 : 400) =>
  new StripeFailure(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${kind}: '${id}'`,
  });

const declineMessages = new Map([
  ['insufficient_funds', 'Your card has insufficient funds.'],
  ['expired_card', 'Your card has expired.'],
]);

export const declineOf = (declineCode: string) => ({
  // This one is also the error's code.
  code: declineCode === 'expired_card' ? declineCode : 'card_declined',
  message: declineMessages.get(declineCode) ?? 'Your card was declined.',
  decline_code: declineCode,
});

/** `error_if_incomplete` with a card whose bank asks the holder to confirm. */
export const requiresAction = () =>
  new StripeFailure(402, {
    type: 'card_error',
    code: 'subscription_payment_intent_requires_action',
    message: 'Payment for this subscription requires additional user action before it can be completed successfully.',
  });

export const cardDeclined = (declineCode: string) =>
  new StripeFailure(402, { type: 'card_error', ...declineOf(declineCode) });
