// A disputed payment, in the few states that matter to the operator. Stripe's: https://docs.stripe.com/disputes.

/**
 * `inquiry`: the bank only asks, nothing was taken back yet. `answer`: the operator has to answer at Stripe by a date.
 * `review`: the bank decides. `chargeback`: the money went back for good.
 */
export const disputeStates = ['inquiry', 'answer', 'review', 'won', 'chargeback'] as const;
export type DisputeState = (typeof disputeStates)[number];

const states = new Map<string, DisputeState | null>([
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', null],
  ['needs_response', 'answer'],
  ['appeal_needs_response', 'answer'],
  ['under_review', 'review'],
  ['appeal_under_review', 'review'],
  ['won', 'won'],
  ['lost', 'chargeback'],
  ['prevented', null],
]);

/** Null: nothing is disputed any more. A status that Stripe adds later is undecided until it is known here. */
export function disputeStateOf(status: string): DisputeState | null {
  const state = states.get(status);
  return state === undefined ? 'review' : state;
}

/** Nothing was answered so far. */
export const waitsForAnswer = (status: string): boolean => status.endsWith('needs_response');

/** Stripe refuses to refund a payment that the bank has taken back, for now or for good. */
export const preventsRefund = (state: DisputeState | null): state is 'answer' | 'review' | 'chargeback' =>
  state === 'answer' || state === 'review' || state === 'chargeback';

interface Dispute {
  state: DisputeState | null;
  /** Null: nothing to answer. */
  dueAt: Date | null;
}

const urgency: readonly (DisputeState | null)[] = ['answer', 'inquiry', 'review', 'chargeback', 'won', null];

/** Of several disputes of an invoice the one that the operator has to see. `disputes` begin with the newest. */
export function mostUrgent<One extends Dispute>(disputes: readonly One[]): One | null {
  const until = ({ dueAt }: Dispute) => dueAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
  const [first = null] = disputes.toSorted(
    (one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state) || until(one) - until(other),
  );
  return first;
}
