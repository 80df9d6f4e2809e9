import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { finalizeInvoice, payInvoice, voidInvoice } from '../billing/collect.ts';
import { previewInvoice } from '../billing/preview.ts';
import { listedCustomer } from '../customers/customers.ts';
import { listTakes, type Route, route } from '../http/call.ts';
import { cardDeclined, invalid, noSuch } from '../http/errors.ts';
import { createdWithin, page } from '../http/list.ts';
import { flag, metadata, type Params, text } from '../http/params.ts';
import { search } from '../http/search.ts';

export function invoiceOf(account: Account, id: string, param = 'id'): Stripe.Invoice {
  const invoice = account.invoices.get(id);
  if (!invoice) throw noSuch('invoice', id, param);
  return invoice;
}

function mustBe(invoice: Stripe.Invoice, statuses: string[], verb: string) {
  if (invoice.status === 'paid' && !statuses.includes('paid'))
    throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
  if (!statuses.includes(String(invoice.status)))
    throw invalid(`You can't ${verb} an invoice that is ${invoice.status}.`, undefined, 'invoice_not_editable');
}

function pay(account: Account, invoice: Stripe.Invoice, params: Params): Stripe.Invoice {
  if (invoice.status === 'draft') finalizeInvoice(account, invoice);
  mustBe(invoice, ['open', 'uncollectible'], 'pay');
  const id = text(params, 'payment_method');
  const method = id ? account.paymentMethods.get(id) : undefined;
  if (id && !method) throw noSuch('PaymentMethod', id, 'payment_method');
  const isHolderPresent = flag(params, 'off_session') === false;
  const code = payInvoice(account, invoice, { ...(method ? { method } : {}), isHolderPresent, isExtra: true });
  if (code === 'missing')
    throw invalid(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set a `default_payment_method`.',
    );
  if (code) throw cardDeclined(code);
  return invoice;
}

const action = (
  name: string,
  takes: string,
  run: (account: Account, invoice: Stripe.Invoice, params: Params) => unknown,
) =>
  route('POST', `/v1/invoices/:id/${name}`, takes, ({ account, params, ids: [id = ''] }) =>
    run(account, invoiceOf(account, id), params),
  );

export const invoiceRoutes: Route[] = [
  route('GET', '/v1/invoices/search', 'query limit page', ({ account, params }) =>
    search(account.invoices.values(), params, '/v1/invoices/search'),
  ),
  route(
    'POST',
    '/v1/invoices/create_preview',
    'customer subscription subscription_details customer_details automatic_tax currency preview_mode',
    ({ account, params }) => previewInvoice(account, params),
  ),
  route('GET', '/v1/invoices/:id', '', ({ account, ids: [id = ''] }) => invoiceOf(account, id)),
  route('POST', '/v1/invoices/:id', 'metadata description auto_advance', ({ account, params, ids: [id = ''] }) => {
    const invoice = invoiceOf(account, id);
    return change(account, 'invoice.updated', invoice, {
      metadata: metadata(params, invoice.metadata ?? {}),
      description: text(params, 'description') ?? invoice.description,
      auto_advance: flag(params, 'auto_advance') ?? invoice.auto_advance ?? false,
    });
  }),
  action('finalize', 'auto_advance', (account, invoice) => {
    mustBe(invoice, ['draft'], 'finalize');
    return finalizeInvoice(account, invoice);
  }),
  action('pay', 'payment_method off_session', pay),
  action('void', '', (account, invoice) => {
    mustBe(invoice, ['open', 'uncollectible'], 'void');
    return voidInvoice(account, invoice);
  }),
  action('mark_uncollectible', '', (account, invoice) => {
    mustBe(invoice, ['open'], 'mark as uncollectible');
    return change(account, 'invoice.marked_uncollectible', invoice, {
      status: 'uncollectible',
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: account.now() },
    });
  }),
  route(
    'GET',
    '/v1/invoices/:id/lines',
    'limit starting_after ending_before',
    ({ account, params, ids: [id = ''] }) => {
      const { lines } = invoiceOf(account, id);
      return page([...lines.data].reverse(), params, lines.url);
    },
  ),
  route('GET', '/v1/invoices', `${listTakes} customer subscription status`, ({ account, params }) => {
    const customer = listedCustomer(account, params);
    const [subscription, status] = ['subscription', 'status'].map((name) => text(params, name));
    const isIn = createdWithin(params);
    const rows = [...account.invoices.values()].filter(
      (row) =>
        (!customer || row.customer === customer) &&
        (!subscription || row.parent?.subscription_details?.subscription === subscription) &&
        (!status || row.status === status) &&
        isIn(row),
    );
    return page(rows, params, '/v1/invoices');
  }),
  route('GET', '/v1/invoice_payments', `${listTakes} invoice status payment`, ({ account, params }) => {
    const invoice = text(params, 'invoice');
    const rows = [...account.invoicePayments.values()].filter((row) => !invoice || row.invoice === invoice);
    return page(rows, params, '/v1/invoice_payments');
  }),
  route('GET', '/v1/tax_rates/:id', '', ({ account, ids: [id = ''] }) => {
    const rate = account.taxRates.get(id);
    if (!rate) throw noSuch('tax rate', id);
    return rate;
  }),
];
