import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { listedCustomer } from '../customers/customers.ts';
import { listTakes, type Route, route } from '../http/call.ts';
import { declineOf, noSuch } from '../http/errors.ts';
import { createdWithin, page } from '../http/list.ts';
import { text } from '../http/params.ts';
import { newId } from '../ids.ts';

export function createCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  declineCode: string | null,
): Stripe.Charge {
  const decline = declineCode ? declineOf(declineCode) : null;
  const id = newId('ch');
  const charge: Stripe.Charge = {
    id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: decline ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: decline ? null : newId('txn'),
    billing_details: method.billing_details,
    calculated_statement_descriptor: account.settings.sellerName.toUpperCase().slice(0, 22),
    captured: !decline,
    created: account.now(),
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: decline ? 'try_again_later' : null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: decline ? 'declined_by_network' : 'approved_by_network',
      reason: declineCode,
      risk_level: 'normal',
      seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
      type: decline ? 'issuer_declined' : 'authorized',
    },
    paid: !decline,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: {
      type: 'card',
      card: {
        brand: method.card?.brand ?? null,
        last4: method.card?.last4 ?? null,
        exp_month: method.card?.exp_month ?? 0,
        exp_year: method.card?.exp_year ?? 0,
      } as Stripe.Charge.PaymentMethodDetails.Card,
    },
    receipt_email: null,
    receipt_number: null,
    receipt_url: decline ? null : `${account.url}/receipts/${id}`,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: decline ? 'failed' : 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
  account.charges.set(id, charge);
  return charge;
}

export const paymentRoutes: Route[] = [
  route('GET', '/v1/charges/:id', '', ({ account, ids: [id = ''] }) => {
    const charge = account.charges.get(id);
    if (!charge) throw noSuch('charge', id);
    return charge;
  }),
  route('GET', '/v1/charges', `${listTakes} customer payment_intent`, ({ account, params }) => {
    const [customer, intent] = [listedCustomer(account, params), text(params, 'payment_intent')];
    const isIn = createdWithin(params);
    const rows = [...account.charges.values()].filter(
      (row) => (!customer || row.customer === customer) && (!intent || row.payment_intent === intent) && isIn(row),
    );
    return page(rows, params, '/v1/charges');
  }),
  route('GET', '/v1/payment_intents/:id', '', ({ account, ids: [id = ''] }) => {
    const intent = account.paymentIntents.get(id);
    if (!intent) throw noSuch('payment_intent', id, 'intent', 404);
    return intent;
  }),
  route('GET', '/v1/payment_intents', `${listTakes} customer`, ({ account, params }) => {
    const customer = listedCustomer(account, params);
    const isIn = createdWithin(params);
    const rows = [...account.paymentIntents.values()].filter(
      (row) => (!customer || row.customer === customer) && isIn(row),
    );
    return page(rows, params, '/v1/payment_intents');
  }),
];
