import type Stripe from 'stripe';
import { type Account, newId } from './account.ts';
import { type Route, route } from './api.ts';
import { noSuch } from './errors.ts';
import { metadata, type Params, text, texts } from './params.ts';
import { cancelNow } from './subscription.ts';

export function customerOf(account: Account, id: string, param = 'id'): Stripe.Customer {
  const customer = account.customers.get(id);
  if (!customer || account.deletedCustomers.has(id)) throw noSuch('customer', id, param);
  return customer;
}

/** Rows of the customer by whom a list is filtered, if it is; one that never was is refused. */
export function ofCustomer<T extends { customer: unknown }>(
  account: Account,
  params: Params,
  rows: Map<string, T>,
): T[] {
  const id = text(params, 'customer');
  const all = [...rows.values()];
  if (!id) return all;
  const isListed = account.deletedCustomers.has(id) && account.settings.deletedCustomers === 'listed';
  if (!isListed) customerOf(account, id, 'customer');
  return all.filter(({ customer }) => customer === id);
}

const footerOf = (params: Params): string | null => {
  const settings = params.invoice_settings;
  return typeof settings === 'object' && !Array.isArray(settings) ? (text(settings, 'footer') ?? null) : null;
};

function createCustomer(account: Account, params: Params): Stripe.Customer {
  const id = newId('cus');
  const customer = {
    id,
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    delinquent: false,
    description: text(params, 'description') ?? null,
    email: text(params, 'email') ?? null,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: footerOf(params),
      rendering_options: null,
    },
    livemode: false,
    metadata: metadata(params),
    name: text(params, 'name') ?? null,
    next_invoice_sequence: 1,
    preferred_locales: texts(params, 'preferred_locales') ?? [],
  } satisfies Partial<Stripe.Customer> as unknown as Stripe.Customer;
  account.customers.set(id, customer);
  account.emit('customer.created', customer);
  return customer;
}

const deleted = (id: string) => ({ id, object: 'customer', deleted: true });

export const customerRoutes: Route[] = [
  route(
    'POST',
    '/v1/customers',
    'name email description preferred_locales metadata invoice_settings',
    ({ account, params }) => createCustomer(account, params),
  ),
  route('GET', '/v1/customers/:id', '', ({ account, id }) =>
    account.deletedCustomers.has(id) ? deleted(id) : customerOf(account, id),
  ),
  route('POST', '/v1/customers/:id', 'invoice_settings', ({ account, id, params }) => {
    const customer = customerOf(account, id);
    customer.invoice_settings = { ...customer.invoice_settings, footer: footerOf(params) };
    account.emit('customer.updated', customer);
    return customer;
  }),
  route('DELETE', '/v1/customers/:id', '', ({ account, id }) => {
    const customer = customerOf(account, id);
    for (const subscription of account.subscriptions.values())
      if (subscription.customer === id && subscription.status !== 'canceled') cancelNow(account, subscription);
    account.deletedCustomers.add(id);
    account.emit('customer.deleted', customer);
    return deleted(id);
  }),
];
