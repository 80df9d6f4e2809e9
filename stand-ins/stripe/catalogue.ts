import type Stripe from 'stripe';
import { type Account, change, newId } from './account.ts';
import { type Route, route } from './api.ts';
import { invalid, missingParam, noSuch } from './errors.ts';
import { flag, integer, metadata, object, oneOf, type Params, page, required, text, texts } from './params.ts';

function productOf(account: Account, id: string, param = 'id'): Stripe.Product {
  const product = account.products.get(id);
  if (!product) throw noSuch('product', id, param);
  return product;
}

function priceOf(account: Account, id: string, param = 'id'): Stripe.Price {
  const price = account.prices.get(id);
  if (!price) throw noSuch('price', id, param);
  return price;
}

/** What a customer may still buy. */
export function activePrice(account: Account, id: string, param: string): Stripe.Price {
  const price = priceOf(account, id, param);
  if (!price.active) throw invalid('The price specified is inactive. This field only accepts active prices.', param);
  return price;
}

/** The price's product is asked for its name on invoices and pages. */
export const productName = (account: Account, price: Stripe.Price) =>
  account.products.get(String(price.product))?.name ?? String(price.product);

function createProduct(account: Account, params: Params): Stripe.Product {
  const id = text(params, 'id') ?? newId('prod');
  if (account.products.has(id)) throw invalid('Product already exists.', 'id', 'resource_already_exists');
  const product = {
    id,
    object: 'product',
    name: required(params, 'name'),
    active: true,
    tax_code: text(params, 'tax_code') ?? null,
    created: account.now(),
    livemode: false,
    metadata: metadata(params),
    type: 'service',
  } satisfies Partial<Stripe.Product> as unknown as Stripe.Product;
  account.products.set(id, product);
  account.emit('product.created', product);
  return product;
}

function recurringOf(params: Params): Stripe.Price.Recurring | null {
  const recurring = object(params, 'recurring');
  if (!recurring) return null;
  const interval = oneOf(recurring, 'interval', ['month', 'year']);
  if (!interval) throw missingParam('recurring[interval]');
  return { interval, interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' };
}

/** Null, or the key. One that another price has is refused unless it is to move. */
function lookupKey(account: Account, params: Params): string | null {
  const key = text(params, 'lookup_key');
  if (!key) return null;
  const holder = [...account.prices.values()].find((price) => price.lookup_key === key);
  if (holder && !flag(params, 'transfer_lookup_key'))
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  if (holder) change(account, 'price.updated', holder, { lookup_key: null });
  return key;
}

function createPrice(account: Account, params: Params): Stripe.Price {
  const amount = integer(params, 'unit_amount');
  if (amount === undefined) throw missingParam('unit_amount');
  const product = productOf(account, required(params, 'product'), 'product');
  const recurring = recurringOf(params);
  // Of the other kinds of prices nothing is sold, and no tax is computed.
  if (text(params, 'tax_behavior') !== 'exclusive')
    throw invalid('The stand-in knows prices without tax only.', 'tax_behavior');
  const price = {
    id: newId('price'),
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency: required(params, 'currency').toLowerCase(),
    livemode: false,
    lookup_key: lookupKey(account, params),
    metadata: metadata(params),
    product: product.id,
    recurring,
    tax_behavior: 'exclusive',
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
  } satisfies Partial<Stripe.Price> as unknown as Stripe.Price;
  account.prices.set(price.id, price);
  account.emit('price.created', price);
  return price;
}

function listPrices(account: Account, params: Params) {
  const active = flag(params, 'active');
  const keys = texts(params, 'lookup_keys');
  if (keys && keys.length > 10) throw invalid('You may filter by at most 10 lookup keys.', 'lookup_keys');
  const rows = [...account.prices.values()].filter(
    (row) => (active === undefined || row.active === active) && (!keys || keys.includes(row.lookup_key ?? '')),
  );
  return page(rows, params, '/v1/prices');
}

export const catalogueRoutes: Route[] = [
  route('POST', '/v1/products', 'id name tax_code metadata', ({ account, params }) => createProduct(account, params)),
  route('POST', '/v1/products/:id', 'name active', ({ account, params, id }) => {
    const product = productOf(account, id);
    return change(account, 'product.updated', product, {
      name: text(params, 'name') ?? product.name,
      active: flag(params, 'active') ?? product.active,
    });
  }),
  route('GET', '/v1/products', 'limit starting_after ids', ({ account, params }) => {
    const ids = texts(params, 'ids');
    return page(
      [...account.products.values()].filter(({ id }) => ids?.includes(id) ?? true),
      params,
      '/v1/products',
    );
  }),
  route(
    'POST',
    '/v1/prices',
    'lookup_key transfer_lookup_key metadata tax_behavior currency unit_amount product recurring',
    ({ account, params }) => createPrice(account, params),
  ),
  route('GET', '/v1/prices/:id', '', ({ account, id }) => priceOf(account, id)),
  // The amount of a price never changes: another price takes over its lookup key.
  route('POST', '/v1/prices/:id', 'active', ({ account, params, id }) => {
    const price = priceOf(account, id);
    return change(account, 'price.updated', price, { active: flag(params, 'active') ?? price.active });
  }),
  route('GET', '/v1/prices', 'limit starting_after active lookup_keys', ({ account, params }) =>
    listPrices(account, params),
  ),
];
