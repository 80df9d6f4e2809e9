// Test cards, and the payment methods that are made of them: https://docs.stripe.com/testing
import type Stripe from 'stripe';
import { type Account, newId } from './account.ts';

export interface CardBehaviour {
  /** The decline code, if it cannot even be saved. */
  atOnce?: string;
  /** The decline code of every charge. */
  charged?: string;
  /** 3-D Secure: the holder confirms each charge on a page of Stripe's; without them it cannot be made. */
  confirms?: true;
}

const behaviours = new Map<string, CardBehaviour>([
  ['4242424242424242', {}],
  ['5555555555554444', {}],
  ['4000000000000002', { atOnce: 'generic_decline' }],
  ['4000000000009995', { atOnce: 'insufficient_funds' }],
  ['4000000000000069', { atOnce: 'expired_card' }],
  ['4000002760003184', { confirms: true }],
  ['4000000000000341', { charged: 'generic_decline' }],
]);

export interface Card {
  number: string;
  month: number;
  year: number;
  behaviour: CardBehaviour;
}

/** As typed: `4242 4242 4242 4242`, `12 / 34`, `123`. */
export function readCard(typed: Map<string, string>, now: Date): Card | { problem: string } {
  const number = (typed.get('card') ?? '').replace(/\D/g, '');
  const [month = 0, shortYear = 0] = (typed.get('expiry') ?? '').split('/').map(Number);
  const year = shortYear < 100 ? 2000 + shortYear : shortYear;
  const isOver = year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
  if (!(month >= 1 && month <= 12) || !Number.isInteger(year) || isOver)
    return { problem: 'Your card’s expiration date is invalid.' };
  if (!/^\d{3,4}$/.test((typed.get('cvc') ?? '').trim())) return { problem: 'Your card’s security code is invalid.' };
  const behaviour = behaviours.get(number);
  return behaviour ? { number, month, year, behaviour } : { problem: 'Only test cards are accepted here.' };
}

export function attachCard(account: Account, customer: Stripe.Customer, card: Card): Stripe.PaymentMethod {
  const method = {
    id: newId('pm'),
    object: 'payment_method',
    card: {
      brand: card.number.startsWith('4') ? 'visa' : 'mastercard',
      exp_month: card.month,
      exp_year: card.year,
      last4: card.number.slice(-4),
    } as Stripe.PaymentMethod.Card,
    created: account.now(),
    customer: customer.id,
    livemode: false,
    metadata: {},
    type: 'card',
  } satisfies Partial<Stripe.PaymentMethod> as unknown as Stripe.PaymentMethod;
  account.paymentMethods.set(method.id, method);
  account.cards.set(method.id, card.behaviour);
  account.emit('payment_method.attached', method);
  return method;
}

/** In the order in which Stripe tries: the subscription's, then the customer's. */
export function defaultMethod(
  account: Account,
  customer: string,
  subscription?: Stripe.Subscription | null,
): Stripe.PaymentMethod | null {
  const id =
    subscription?.default_payment_method ?? account.customers.get(customer)?.invoice_settings.default_payment_method;
  return (typeof id === 'string' ? account.paymentMethods.get(id) : null) ?? null;
}
