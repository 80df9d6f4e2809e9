// https://docs.stripe.com/billing/customer/tax-ids
import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { type Route, route } from '../http/call.ts';
import { invalid, noSuch } from '../http/errors.ts';
import { page } from '../http/list.ts';
import { type Params, required } from '../http/params.ts';
import { newId } from '../ids.ts';
import { customerOf } from './customers.ts';
import { readVatNumber } from './vat-number.ts';

export const taxIdsOf = (account: Account, customer: string) =>
  [...account.taxIds.values()].filter((own) => own.customer === customer);

/** Stripe asks the registers later; here numbers made of ones are not found, numbers made of twos stay open. */
function verificationOf(value: string): Stripe.TaxId.Verification.Status {
  if (/1{8}/.test(value)) return 'unverified';
  return /2{8}/.test(value) ? 'pending' : 'verified';
}

/** Null: not the form of a VAT number. */
export function addVatId(account: Account, customer: Stripe.Customer, written: string): Stripe.TaxId | null {
  const read = readVatNumber(written);
  if (!read) return null;
  const known = taxIdsOf(account, customer.id).find(({ value }) => value === read.value);
  if (known) return known;
  const taxId: Stripe.TaxId = {
    id: newId('txi'),
    object: 'tax_id',
    country: read.country,
    created: account.now(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    owner: { customer: customer.id, customer_account: null, type: 'customer' },
    type: 'eu_vat',
    value: read.value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  };
  account.taxIds.set(taxId.id, taxId);
  account.emit('customer.tax_id.created', taxId);
  const status = verificationOf(read.value);
  const found = status === 'verified' ? (customer.name ?? null) : null;
  return change(account, 'customer.tax_id.updated', taxId, {
    verification: { status, verified_address: null, verified_name: found },
  });
}

export function removeTaxId(account: Account, taxId: Stripe.TaxId) {
  account.taxIds.delete(taxId.id);
  account.emit('customer.tax_id.deleted', taxId);
}

export function createTaxId(account: Account, customer: Stripe.Customer, params: Params): Stripe.TaxId {
  const type = required(params, 'type');
  if (type !== 'eu_vat') throw invalid(`The stand-in knows eu_vat only, not ${type}`, 'type');
  const taxId = addVatId(account, customer, required(params, 'value'));
  if (!taxId) throw invalid('Invalid value for eu_vat.', 'value', 'tax_id_invalid');
  return taxId;
}

function taxIdOf(account: Account, customer: string, id: string): Stripe.TaxId {
  const found = account.taxIds.get(id);
  if (!found || found.customer !== customer) throw noSuch('tax_id', id);
  return found;
}

const path = '/v1/customers/:id/tax_ids';

export const taxIdRoutes: Route[] = [
  route('POST', path, 'type value', ({ account, params, ids: [id = ''] }) =>
    createTaxId(account, customerOf(account, id), params),
  ),
  route('GET', path, 'limit starting_after ending_before', ({ account, params, ids: [id = ''] }) =>
    page(taxIdsOf(account, customerOf(account, id).id), params, path.replace(':id', id)),
  ),
  route('GET', `${path}/:taxId`, '', ({ account, ids: [id = '', taxId = ''] }) => taxIdOf(account, id, taxId)),
  route('DELETE', `${path}/:taxId`, '', ({ account, ids: [id = '', taxId = ''] }) => {
    removeTaxId(account, taxIdOf(account, id, taxId));
    return { id: taxId, object: 'tax_id', deleted: true };
  }),
];
