// https://docs.stripe.com/refunds
import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { listTakes, type Route, route } from '../http/call.ts';
import { invalid, missingParam, noSuch } from '../http/errors.ts';
import { createdWithin, page } from '../http/list.ts';
import { integer, metadata, oneOf, type Params, text } from '../http/params.ts';
import { newId } from '../ids.ts';

function chargeFor(account: Account, params: Params): Stripe.Charge {
  const intentId = text(params, 'payment_intent');
  const intent = intentId ? account.paymentIntents.get(intentId) : null;
  if (intentId && !intent) throw noSuch('payment_intent', intentId, 'payment_intent');
  const id = text(params, 'charge') ?? (intent ? String(intent.latest_charge ?? '') : null);
  if (id === null) throw missingParam('charge');
  const charge = account.charges.get(id);
  if (intent && charge?.status !== 'succeeded')
    throw invalid(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      'payment_intent',
      'payment_intent_unexpected_state',
    );
  if (!charge) throw noSuch('charge', id, 'charge');
  return charge;
}

export interface RefundPlan {
  amount?: number | undefined;
  reason?: Stripe.Refund.Reason | null;
  metadata?: Record<string, string>;
}

export function refundCharge(account: Account, charge: Stripe.Charge, plan: RefundPlan): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, 'charge_already_refunded');
  const amount = plan.amount ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left)
    throw invalid(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, 'amount');
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { reference_status: 'pending', type: 'refund' }, type: 'card' },
    metadata: plan.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: plan.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  account.refunds.set(refund.id, refund);
  account.emit('refund.created', refund);
  // Told also for a part of it; `refunded` is true when nothing is left.
  change(account, 'charge.refunded', charge, {
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  return refund;
}

export const refundRoutes: Route[] = [
  route('POST', '/v1/refunds', 'charge payment_intent amount reason metadata', ({ account, params }) =>
    refundCharge(account, chargeFor(account, params), {
      amount: integer(params, 'amount'),
      reason: oneOf(params, 'reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
      metadata: metadata(params),
    }),
  ),
  route('GET', '/v1/refunds/:id', '', ({ account, ids: [id = ''] }) => {
    const refund = account.refunds.get(id);
    if (!refund) throw noSuch('refund', id);
    return refund;
  }),
  route('GET', '/v1/refunds', `${listTakes} charge payment_intent`, ({ account, params }) => {
    const [charge, intent] = [text(params, 'charge'), text(params, 'payment_intent')];
    const isIn = createdWithin(params);
    const rows = [...account.refunds.values()].filter(
      (row) => (!charge || row.charge === charge) && (!intent || row.payment_intent === intent) && isIn(row),
    );
    return page(rows, params, '/v1/refunds');
  }),
];
