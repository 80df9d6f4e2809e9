import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { listTakes, type Route, route } from '../http/call.ts';
import { invalid, missingParam, noSuch } from '../http/errors.ts';
import { createdWithin, page } from '../http/list.ts';
import { flag, integer, metadata, object, oneOf, type Params, required, text, texts } from '../http/params.ts';
import { newId } from '../ids.ts';
import { createProduct, productOf } from './products.ts';

/** A decimal is a string on the wire; the client makes an object of it. */
export const onWire = (amount: number) => String(amount) as unknown as Stripe.Decimal;

export function priceOf(account: Account, id: string, param = 'id'): Stripe.Price {
  const price = account.prices.get(id);
  if (!price) throw noSuch('price', id, param);
  return price;
}

/** The price's product is asked for its name on invoices and pages. */
export const productName = (account: Account, price: Stripe.Price) =>
  account.products.get(String(price.product))?.name ?? String(price.product);

function recurringOf(params: Params): Stripe.Price.Recurring | null {
  const recurring = object(params, 'recurring');
  if (!recurring) return null;
  const interval = oneOf(recurring, 'interval', ['day', 'week', 'month', 'year']);
  if (!interval) throw missingParam('recurring[interval]');
  return {
    interval,
    interval_count: integer(recurring, 'interval_count') ?? 1,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** Null, or the key. One that another active price has is refused unless it is to move. */
function lookupKey(account: Account, params: Params, own?: Stripe.Price): string | null | undefined {
  const key = text(params, 'lookup_key');
  if (!key) return key;
  const holder = [...account.prices.values()].find((price) => price.lookup_key === key && price !== own);
  if (holder && !flag(params, 'transfer_lookup_key'))
    throw invalid(`A price (\`${holder.id}\`) already uses that lookup key.`, 'lookup_key', 'resource_already_exists');
  if (holder) change(account, 'price.updated', holder, { lookup_key: null });
  return key;
}

function createPrice(account: Account, params: Params): Stripe.Price {
  const amount = integer(params, 'unit_amount');
  if (amount === undefined) throw missingParam('unit_amount');
  const currency = required(params, 'currency').toLowerCase();
  const productData = object(params, 'product_data');
  const product = productData
    ? createProduct(account, productData)
    : productOf(account, required(params, 'product'), 'product');
  const recurring = recurringOf(params);
  const price: Stripe.Price = {
    id: newId('price'),
    object: 'price',
    active: flag(params, 'active') ?? true,
    billing_scheme: 'per_unit',
    created: account.now(),
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: lookupKey(account, params) ?? null,
    metadata: metadata(params),
    nickname: text(params, 'nickname') ?? null,
    product: product.id,
    recurring,
    tax_behavior: oneOf(params, 'tax_behavior', ['exclusive', 'inclusive', 'unspecified']) ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: amount,
    unit_amount_decimal: onWire(amount),
  };
  account.prices.set(price.id, price);
  account.emit('price.created', price);
  return price;
}

function updatePrice(account: Account, price: Stripe.Price, params: Params): Stripe.Price {
  const behavior = oneOf(params, 'tax_behavior', ['exclusive', 'inclusive', 'unspecified']);
  if (behavior && behavior !== price.tax_behavior && price.tax_behavior !== 'unspecified')
    throw invalid('Once specified, tax_behavior cannot be changed.', 'tax_behavior');
  const key = lookupKey(account, params, price);
  return change(account, 'price.updated', price, {
    active: flag(params, 'active') ?? price.active,
    lookup_key: key === undefined ? price.lookup_key : key,
    nickname: text(params, 'nickname') ?? price.nickname,
    metadata: metadata(params, price.metadata),
    tax_behavior: behavior ?? price.tax_behavior,
  });
}

const fields = 'active lookup_key transfer_lookup_key nickname metadata tax_behavior';

export const priceRoutes: Route[] = [
  route('POST', '/v1/prices', `${fields} currency unit_amount product product_data recurring`, ({ account, params }) =>
    createPrice(account, params),
  ),
  route('GET', '/v1/prices/:id', '', ({ account, ids: [id = ''] }) => priceOf(account, id)),
  // The amount of a price never changes: another price takes over its lookup key.
  route('POST', '/v1/prices/:id', fields, ({ account, params, ids: [id = ''] }) =>
    updatePrice(account, priceOf(account, id), params),
  ),
  route('GET', '/v1/prices', `${listTakes} active lookup_keys product type currency`, ({ account, params }) => {
    const active = flag(params, 'active');
    const keys = texts(params, 'lookup_keys');
    if (keys && keys.length > 10) throw invalid('You may filter by at most 10 lookup keys.', 'lookup_keys');
    const [product, type, currency] = ['product', 'type', 'currency'].map((name) => text(params, name));
    const isIn = createdWithin(params);
    const rows = [...account.prices.values()].filter(
      (row) =>
        (active === undefined || row.active === active) &&
        (!keys || keys.includes(row.lookup_key ?? '')) &&
        (!product || row.product === product) &&
        (!type || row.type === type) &&
        (!currency || row.currency === currency) &&
        isIn(row),
    );
    return page(rows, params, '/v1/prices');
  }),
];
