// Intents, their charges and refunds: https://docs.stripe.com/payments/payment-intents, https://docs.stripe.com/refunds
import type Stripe from 'stripe';
import { type Account, change, newId } from './account.ts';
import { type Route, route } from './api.ts';
import { ofCustomer } from './customers.ts';
import { declineOf, invalid, noSuch } from './errors.ts';
import { integer, page, required } from './params.ts';

export function createIntent(
  account: Account,
  plan: Pick<Stripe.PaymentIntent, 'amount' | 'currency' | 'customer'>,
): Stripe.PaymentIntent {
  const intent = {
    id: newId('pi'),
    object: 'payment_intent',
    ...plan,
    amount_received: 0,
    created: account.now(),
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: {},
    payment_method: null,
    payment_method_types: ['card'],
    status: 'requires_payment_method',
  } satisfies Partial<Stripe.PaymentIntent> as unknown as Stripe.PaymentIntent;
  account.paymentIntents.set(intent.id, intent);
  account.emit('payment_intent.created', intent);
  return intent;
}

/** Why a charge of this card fails; null if it does not. `isOnPage`: the holder is there and can confirm it. */
export const declineCode = (account: Account, method: Stripe.PaymentMethod, isOnPage = false): string | null => {
  const card = account.cards.get(method.id);
  const confirms = card?.confirms && !isOnPage ? 'authentication_required' : undefined;
  return account.declined.get(String(method.customer)) ?? card?.charged ?? confirms ?? null;
};

function createCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  code: string | null,
): Stripe.Charge {
  const decline = code ? declineOf(code) : null;
  const charge = {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !decline,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    disputed: false,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    livemode: false,
    metadata: {},
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: decline ? 'failed' : 'succeeded',
  } satisfies Partial<Stripe.Charge> as unknown as Stripe.Charge;
  account.charges.set(charge.id, charge);
  account.emit(decline ? 'charge.failed' : 'charge.succeeded', charge);
  return charge;
}

/** Charges the card, and returns the decline code if it was refused. */
export function chargeIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  isOnPage = false,
): string | null {
  const code = declineCode(account, method, isOnPage);
  const { id: charge } = createCharge(account, intent, method, code);
  const paid = { payment_method: method.id, amount_received: intent.amount, last_payment_error: null };
  const failed = { last_payment_error: code && { type: 'card_error', ...declineOf(code), charge } };
  // Without `payment_intent.updated`: Stripe has no such event.
  Object.assign(intent, {
    latest_charge: charge,
    status: code ? 'requires_payment_method' : 'succeeded',
    ...(code ? failed : paid),
  });
  account.emit(code ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', intent);
  return code;
}

export function cancelIntent(account: Account, intent: Stripe.PaymentIntent) {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return;
  change(account, 'payment_intent.canceled', intent, { status: 'canceled', canceled_at: account.now() });
}

export function refundCharge(account: Account, charge: Stripe.Charge, part?: number): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const isHeld = [...account.disputes.values()].some(
    ({ charge: own, status }) => own === charge.id && /^(needs_response|under_review|lost)$/.test(status),
  );
  if (isHeld)
    throw invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, undefined, 'charge_disputed');
  const amount = part ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
  const refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    metadata: {},
    payment_intent: charge.payment_intent,
    status: 'succeeded',
  } satisfies Partial<Stripe.Refund> as unknown as Stripe.Refund;
  account.emit('refund.created', refund);
  // Sent for a partial refund too; `refunded` is true when nothing is left.
  change(account, 'charge.refunded', charge, {
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  return refund;
}

/** The card holder's bank takes the payment back: https://docs.stripe.com/disputes. */
export function openDispute(
  account: Account,
  charge: Stripe.Charge,
  status: Stripe.Dispute.Status = 'needs_response',
): Stripe.Dispute {
  const dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    evidence_details: { due_by: account.now() + 7 * 86_400, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  } as unknown as Stripe.Dispute;
  account.disputes.set(dispute.id, dispute);
  Object.assign(charge, { disputed: true });
  account.emit('charge.dispute.created', dispute);
  return dispute;
}

export const changeDispute = (account: Account, dispute: Stripe.Dispute, status: Stripe.Dispute.Status) =>
  change(account, `charge.dispute.${status === 'won' || status === 'lost' ? 'closed' : 'updated'}`, dispute, {
    status,
  });

export const paymentRoutes: Route[] = [
  route('GET', '/v1/charges/:id', '', ({ account, id }) => {
    const charge = account.charges.get(id);
    if (!charge) throw noSuch('charge', id);
    return charge;
  }),
  route('GET', '/v1/disputes', 'limit starting_after charge', ({ account, params }) => {
    const charge = required(params, 'charge');
    return page(
      [...account.disputes.values()].filter((own) => own.charge === charge),
      params,
      '/v1/disputes',
    );
  }),
  route('GET', '/v1/charges', 'limit starting_after customer', ({ account, params }) =>
    page(ofCustomer(account, params, account.charges), params, '/v1/charges'),
  ),
  route('POST', '/v1/refunds', 'charge amount', ({ account, params }) => {
    const charge = account.charges.get(required(params, 'charge'));
    if (!charge) throw noSuch('charge', required(params, 'charge'), 'charge');
    return refundCharge(account, charge, integer(params, 'amount'));
  }),
];
