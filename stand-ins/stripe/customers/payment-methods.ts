import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { type Route, route } from '../http/call.ts';
import { cardDeclined, noSuch } from '../http/errors.ts';
import { page } from '../http/list.ts';
import { required, text } from '../http/params.ts';
import { newId } from '../ids.ts';
import { type Card, testCard, testMethods } from './cards.ts';
import { customerOf } from './customers.ts';

export function attachCard(account: Account, customer: Stripe.Customer, card: Card): Stripe.PaymentMethod {
  const brand = card.number.startsWith('4') ? 'visa' : 'mastercard';
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: customer.address ?? null,
      email: customer.email,
      name: customer.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'DE',
      display_brand: brand,
      exp_month: card.month,
      exp_year: card.year,
      fingerprint: Buffer.from(card.number).toString('base64url').slice(0, 16),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: account.now(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
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
  const method = typeof id === 'string' ? account.paymentMethods.get(id) : null;
  return method?.customer === customer ? method : null;
}

function methodOf(account: Account, id: string): Stripe.PaymentMethod {
  const method = account.paymentMethods.get(id);
  if (!method) throw noSuch('PaymentMethod', id);
  return method;
}

const ofCustomer = (account: Account, customer: string) =>
  [...account.paymentMethods.values()].filter((method) => method.customer === customer);

export const paymentMethodRoutes: Route[] = [
  route('POST', '/v1/payment_methods/:id/attach', 'customer', ({ account, params, ids: [id = ''] }) => {
    const customer = customerOf(account, required(params, 'customer'), 'customer');
    const number = testMethods.get(id);
    if (!number) return change(account, 'payment_method.attached', methodOf(account, id), { customer: customer.id });
    const card = testCard(number);
    if (card.behaviour.atOnce) throw cardDeclined(card.behaviour.atOnce);
    return attachCard(account, customer, card);
  }),
  route('POST', '/v1/payment_methods/:id/detach', '', ({ account, ids: [id = ''] }) =>
    change(account, 'payment_method.detached', methodOf(account, id), { customer: null }),
  ),
  route('GET', '/v1/payment_methods/:id', '', ({ account, ids: [id = ''] }) => methodOf(account, id)),
  route('GET', '/v1/payment_methods', 'customer type limit starting_after ending_before', ({ account, params }) =>
    page(ofCustomer(account, text(params, 'customer') ?? ''), params, '/v1/payment_methods'),
  ),
  route('GET', '/v1/customers/:id/payment_methods', 'type limit starting_after ending_before', (call) => {
    const { id } = customerOf(call.account, call.ids[0] ?? '');
    return page(ofCustomer(call.account, id), call.params, `/v1/customers/${id}/payment_methods`);
  }),
];
