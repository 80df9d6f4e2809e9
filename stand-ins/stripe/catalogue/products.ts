import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { listTakes, type Route, route } from '../http/call.ts';
import { invalid, noSuch } from '../http/errors.ts';
import { createdWithin, page } from '../http/list.ts';
import { flag, metadata, type Params, required, text, texts } from '../http/params.ts';
import { newId } from '../ids.ts';

export function productOf(account: Account, id: string, param = 'id'): Stripe.Product {
  const product = account.products.get(id);
  if (!product) throw noSuch('product', id, param);
  return product;
}

const fieldsOf = (params: Params, before?: Stripe.Product) => ({
  active: flag(params, 'active') ?? before?.active ?? true,
  description: text(params, 'description') ?? before?.description ?? null,
  tax_code: text(params, 'tax_code') ?? before?.tax_code ?? null,
  unit_label: text(params, 'unit_label') ?? before?.unit_label ?? null,
  metadata: metadata(params, before?.metadata),
});

export function createProduct(account: Account, params: Params): Stripe.Product {
  const id = text(params, 'id') ?? newId('prod');
  if (account.products.has(id)) throw invalid(`Product already exists.`, 'id', 'resource_already_exists');
  const product: Stripe.Product = {
    id,
    object: 'product',
    name: required(params, 'name'),
    ...fieldsOf(params),
    created: account.now(),
    default_price: null,
    images: [],
    livemode: false,
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_details: null,
    type: 'service',
    updated: account.now(),
    url: null,
  };
  account.products.set(id, product);
  account.emit('product.created', product);
  return product;
}

const fields = 'name active description tax_code unit_label metadata';

export const productRoutes: Route[] = [
  route('POST', '/v1/products', `id ${fields}`, ({ account, params }) => createProduct(account, params)),
  route('GET', '/v1/products/:id', '', ({ account, ids: [id = ''] }) => productOf(account, id)),
  route('POST', '/v1/products/:id', `${fields} default_price`, ({ account, params, ids: [id = ''] }) => {
    const product = productOf(account, id);
    return change(account, 'product.updated', product, {
      ...fieldsOf(params, product),
      name: text(params, 'name') ?? product.name,
      default_price: text(params, 'default_price') ?? product.default_price ?? null,
      updated: account.now(),
    });
  }),
  route('GET', '/v1/products', `${listTakes} active ids`, ({ account, params }) => {
    const active = flag(params, 'active');
    const ids = texts(params, 'ids');
    const isIn = createdWithin(params);
    const rows = [...account.products.values()].filter(
      (row) => (active === undefined || row.active === active) && (ids?.includes(row.id) ?? true) && isIn(row),
    );
    return page(rows, params, '/v1/products');
  }),
];
