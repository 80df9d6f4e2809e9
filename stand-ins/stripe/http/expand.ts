// https://docs.stripe.com/expand: ids are replaced by the objects, and some lists are added.
import type { Account } from '../account.ts';
import { invalid } from './errors.ts';
import { listOf } from './list.ts';

type Row = Record<string, unknown>;

const stores = [
  'products',
  'prices',
  'customers',
  'taxIds',
  'taxRates',
  'paymentMethods',
  'sessions',
  'subscriptions',
  'invoices',
  'paymentIntents',
  'charges',
  'refunds',
  'creditNotes',
] as const satisfies (keyof Account)[];

function findObject(account: Account, id: string): Row | null {
  for (const store of stores) {
    const found = account[store].get(id);
    if (found) return structuredClone(found) as unknown as Row;
  }
  return null;
}

/** Lists that are only shown on request. */
function included(account: Account, row: Row, field: string): unknown {
  const id = String(row.id);
  switch (`${row.object}.${field}`) {
    case 'invoice.payments':
      return listOf(
        [...account.invoicePayments.values()].filter(({ invoice }) => invoice === id),
        '/v1/invoice_payments',
      );
    case 'checkout.session.line_items':
      return listOf(account.checkouts.get(id)?.lineItems ?? [], `/v1/checkout/sessions/${id}/line_items`);
    case 'customer.tax_ids':
      return listOf(
        [...account.taxIds.values()].filter(({ customer }) => customer === id),
        `/v1/customers/${id}/tax_ids`,
      );
    case 'customer.subscriptions':
      return listOf(
        [...account.subscriptions.values()].filter(({ customer, status }) => customer === id && status !== 'canceled'),
        `/v1/customers/${id}/subscriptions`,
      );
    case 'charge.refunds':
      return listOf(
        [...account.refunds.values()].filter(({ charge }) => charge === id),
        `/v1/charges/${id}/refunds`,
      );
    default:
      return undefined;
  }
}

function expandPath(account: Account, row: Row, path: string[], whole: string): void {
  const [field = '', ...rest] = path;
  const more = included(account, row, field);
  if (more !== undefined) row[field] = structuredClone(more);
  else if (!Object.hasOwn(row, field)) throw invalid(`This property cannot be expanded (${whole}).`, 'expand');
  const value = row[field];
  const open = (item: unknown) => {
    const found = typeof item === 'string' ? findObject(account, item) : item;
    if (!found || typeof found !== 'object') throw invalid(`This property cannot be expanded (${whole}).`, 'expand');
    if (rest.length > 0) expandPath(account, found as Row, rest, whole);
    return found;
  };
  if (Array.isArray(value)) row[field] = value.map(open);
  else if (value !== null) row[field] = open(value);
}

export function expand(account: Account, answer: unknown, paths: string[]): unknown {
  const copy = structuredClone(answer) as Row;
  for (const path of paths) {
    if (path.split('.').length > 4) throw invalid('You cannot expand more than 4 levels of a property.', 'expand');
    expandPath(account, copy, path.split('.'), path);
  }
  return copy;
}
