import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { cancelNow } from '../billing/cancel.ts';
import { listTakes, type Route, route } from '../http/call.ts';
import { noSuch } from '../http/errors.ts';
import { createdWithin, page } from '../http/list.ts';
import { metadata, object, objects, oneOf, type Params, text, texts } from '../http/params.ts';
import { search } from '../http/search.ts';
import { newId, randomLetters } from '../ids.ts';
import { createTaxId } from './tax-ids.ts';

export function customerOf(account: Account, id: string, param = 'id'): Stripe.Customer {
  const customer = account.customers.get(id);
  if (!customer || account.deletedCustomers.has(id)) throw noSuch('customer', id, param);
  return customer;
}

/** The customer by whom a list is filtered; one that never was is refused. */
export function listedCustomer(account: Account, params: Params): string | undefined {
  const id = text(params, 'customer');
  if (!id) return undefined;
  if (account.deletedCustomers.has(id) && account.settings.deletedCustomers === 'listed') return id;
  return customerOf(account, id, 'customer').id;
}

function addressOf(params: Params): Stripe.Address {
  const [city, country, line1, line2, postal_code, state] = [
    'city',
    'country',
    'line1',
    'line2',
    'postal_code',
    'state',
  ].map((name) => text(params, name) ?? null);
  return {
    city: city ?? null,
    country: country ?? null,
    line1: line1 ?? null,
    line2: line2 ?? null,
    postal_code: postal_code ?? null,
    state: state ?? null,
  };
}

/** Fields that were sent; an empty one is cleared. */
function fieldsOf(params: Params, before?: Stripe.Customer): Partial<Stripe.Customer> {
  const fields: Partial<Stripe.Customer> = { metadata: metadata(params, before?.metadata) };
  for (const name of ['name', 'email', 'phone', 'description'] as const) {
    const value = text(params, name);
    if (value !== undefined) fields[name] = value;
  }
  if (params.address !== undefined) {
    const sent = object(params, 'address');
    fields.address = sent ? addressOf(sent) : null;
  }
  const locales = texts(params, 'preferred_locales');
  if (locales) fields.preferred_locales = locales;
  const exempt = oneOf(params, 'tax_exempt', ['none', 'exempt', 'reverse']);
  if (exempt) fields.tax_exempt = exempt;
  const method = text(object(params, 'invoice_settings') ?? {}, 'default_payment_method');
  if (method !== undefined && before)
    fields.invoice_settings = { ...before.invoice_settings, default_payment_method: method };
  return fields;
}

export function createCustomer(account: Account, params: Params): Stripe.Customer {
  const customer: Stripe.Customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: account.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    email: null,
    invoice_prefix: randomLetters(8, 'ABCDEFGHIJKLMNPQRSTUVWXYZ23456789'),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    ...fieldsOf(params),
  };
  account.customers.set(customer.id, customer);
  account.emit('customer.created', customer);
  try {
    for (const data of objects(params, 'tax_id_data') ?? []) createTaxId(account, customer, data);
  } catch (error) {
    account.customers.delete(customer.id);
    throw error;
  }
  return customer;
}

const fields = 'name email phone description address preferred_locales tax_exempt metadata tax invoice_settings';

export const customerRoutes: Route[] = [
  route('GET', '/v1/customers/search', 'query limit page', ({ account, params }) => {
    const rows = [...account.customers.values()].filter(({ id }) => !account.deletedCustomers.has(id));
    return search(rows, params, '/v1/customers/search');
  }),
  route('POST', '/v1/customers', `${fields} tax_id_data`, ({ account, params }) => createCustomer(account, params)),
  route('GET', '/v1/customers/:id', '', ({ account, ids: [id = ''] }) =>
    account.deletedCustomers.has(id) ? { id, object: 'customer', deleted: true } : customerOf(account, id),
  ),
  route('POST', '/v1/customers/:id', fields, ({ account, params, ids: [id = ''] }) => {
    const customer = customerOf(account, id);
    return change(account, 'customer.updated', customer, fieldsOf(params, customer));
  }),
  route('DELETE', '/v1/customers/:id', '', ({ account, ids: [id = ''] }) => {
    const customer = customerOf(account, id);
    for (const subscription of account.subscriptions.values())
      if (subscription.customer === id && subscription.status !== 'canceled') cancelNow(account, subscription);
    account.deletedCustomers.add(id);
    account.emit('customer.deleted', customer);
    return { id, object: 'customer', deleted: true };
  }),
  route('GET', '/v1/customers', `${listTakes} email`, ({ account, params }) => {
    const email = text(params, 'email');
    const isIn = createdWithin(params);
    const rows = [...account.customers.values()].filter(
      (row) => !account.deletedCustomers.has(row.id) && (!email || row.email === email) && isIn(row),
    );
    return page(rows, params, '/v1/customers');
  }),
];
