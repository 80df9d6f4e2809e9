import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { declineOf } from '../http/errors.ts';
import { newId } from '../ids.ts';
import { createCharge } from './charges.ts';

export interface IntentPlan {
  amount: number;
  currency: string;
  customer: string | null;
  description: string | null;
  metadata?: Record<string, string>;
}

export function createIntent(account: Account, plan: IntentPlan): Stripe.PaymentIntent {
  const id = newId('pi');
  const intent: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: plan.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('x').slice(2)}`,
    confirmation_method: 'automatic',
    created: account.now(),
    currency: plan.currency,
    customer: plan.customer,
    customer_account: null,
    description: plan.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: plan.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
  account.paymentIntents.set(id, intent);
  account.emit('payment_intent.created', intent);
  return intent;
}

/** Changes without `payment_intent.updated`: Stripe has no such event. */
function settle(account: Account, type: Stripe.Event.Type, intent: Stripe.PaymentIntent, fields: object) {
  Object.assign(intent, fields);
  account.emit(type, intent);
}

/** Why a charge of this card fails; null if it does not. */
export function declineCode(account: Account, method: Stripe.PaymentMethod, isHolderPresent: boolean): string | null {
  const card = account.cards.get(method.id);
  const own = account.declined.get(String(method.customer)) ?? card?.charged;
  return own ?? (isHolderPresent ? null : (card?.later ?? null));
}

/** Charges the card, and returns the decline code if it was refused. */
export function chargeIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  isHolderPresent: boolean,
): string | null {
  const code = declineCode(account, method, isHolderPresent);
  const charge = createCharge(account, intent, method, code);
  account.emit(code ? 'charge.failed' : 'charge.succeeded', charge);
  if (code) {
    const asksHolder = code === 'authentication_required';
    settle(account, asksHolder ? 'payment_intent.requires_action' : 'payment_intent.payment_failed', intent, {
      latest_charge: charge.id,
      status: asksHolder ? 'requires_action' : 'requires_payment_method',
      last_payment_error: { type: 'card_error', ...declineOf(code), charge: charge.id, payment_method: method },
    });
    return code;
  }
  settle(account, 'payment_intent.succeeded', intent, {
    latest_charge: charge.id,
    payment_method: method.id,
    amount_received: intent.amount,
    last_payment_error: null,
    status: 'succeeded',
  });
  return null;
}

export function cancelIntent(account: Account, intent: Stripe.PaymentIntent) {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return;
  change(account, 'payment_intent.canceled', intent, {
    status: 'canceled',
    canceled_at: account.now(),
    cancellation_reason: 'void_invoice',
  });
}
