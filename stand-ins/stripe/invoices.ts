import type Stripe from 'stripe';
import { type Account, change, newId } from './account.ts';
import { type Route, route } from './api.ts';
import { planChange } from './change-plan.ts';
import { intentOf, voidInvoice } from './collect.ts';
import { customerOf, ofCustomer } from './customers.ts';
import { invalid, noSuch } from './errors.ts';
import { buildInvoice } from './invoice.ts';
import { integer, object, oneOf, type Params, page, required, text } from './params.ts';
import { refundCharge } from './payments.ts';
import { subscriptionById } from './subscription.ts';

function invoiceOf(account: Account, id: string, param = 'id'): Stripe.Invoice {
  const invoice = account.invoices.get(id);
  if (!invoice) throw noSuch('invoice', id, param);
  return invoice;
}

/** https://docs.stripe.com/api/invoices/create_preview: what a change would cost, without charging it. */
function preview(account: Account, params: Params): Stripe.Invoice {
  const subscription = subscriptionById(account, required(params, 'subscription'), 'subscription');
  const { lines } = planChange(account, subscription, object(params, 'subscription_details') ?? {});
  return buildInvoice(account, {
    customer: customerOf(account, String(subscription.customer)),
    subscription,
    reason: 'upcoming',
    lines,
  });
}

/**
 * The way to refund a paid invoice so that its tax is corrected too:
 * https://docs.stripe.com/invoicing/integration/programmatic-credit-notes
 */
function createCreditNote(account: Account, params: Params): Stripe.CreditNote {
  const invoice = invoiceOf(account, required(params, 'invoice'), 'invoice');
  if (invoice.status !== 'paid') throw invalid('The stand-in writes credit notes for paid invoices only.', 'invoice');
  const amount = integer(params, 'amount') ?? 0;
  const left = invoice.total - invoice.post_payment_credit_notes_amount;
  if (amount > left)
    throw invalid(
      `The credit note amount (${amount}) is greater than what is left of the invoice (${left}).`,
      'amount',
    );
  if (integer(params, 'refund_amount') !== amount)
    throw invalid('The sum of refund_amount must equal the amount of the credit note.', 'refund_amount');
  const charge = account.charges.get(String(intentOf(account, invoice)?.latest_charge));
  if (!charge) throw invalid('There is no charge to refund.', 'refund_amount');
  refundCharge(account, charge, amount);
  const tax = Math.round(((invoice.total - (invoice.total_excluding_tax ?? 0)) * amount) / invoice.total);
  const sequence = [...account.creditNotes.values()].filter((own) => own.invoice === invoice.id).length + 1;
  const note = {
    id: newId('cn'),
    object: 'credit_note',
    amount,
    created: account.now(),
    currency: invoice.currency,
    customer: String(invoice.customer),
    invoice: invoice.id,
    livemode: false,
    number: `${invoice.number}-CN-${String(sequence).padStart(2, '0')}`,
    reason: oneOf(params, 'reason', ['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']) ?? null,
    status: 'issued',
    subtotal: amount - tax,
    total: amount,
    type: 'post_payment',
  } satisfies Partial<Stripe.CreditNote> as unknown as Stripe.CreditNote;
  account.creditNotes.set(note.id, note);
  account.emit('credit_note.created', note);
  change(account, 'invoice.updated', invoice, {
    post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + amount,
  });
  return note;
}

export const invoiceRoutes: Route[] = [
  route('POST', '/v1/invoices/create_preview', 'subscription subscription_details', ({ account, params }) =>
    preview(account, params),
  ),
  route('POST', '/v1/invoices/:id/void', '', ({ account, id }) => {
    const invoice = invoiceOf(account, id);
    if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
    if (invoice.status !== 'open')
      throw invalid(`You can't void an invoice that is ${invoice.status}.`, undefined, 'invoice_not_editable');
    return voidInvoice(account, invoice);
  }),
  route('GET', '/v1/invoices/:id', '', ({ account, id }) => invoiceOf(account, id)),
  route('GET', '/v1/invoices', 'limit starting_after customer subscription status', ({ account, params }) => {
    const [subscription, status] = ['subscription', 'status'].map((name) => text(params, name));
    const rows = ofCustomer(account, params, account.invoices).filter(
      (row) =>
        (!subscription || row.parent?.subscription_details?.subscription === subscription) &&
        (!status || row.status === status),
    );
    return page(rows, params, '/v1/invoices');
  }),
  route('POST', '/v1/credit_notes', 'invoice amount refund_amount reason', ({ account, params }) =>
    createCreditNote(account, params),
  ),
];
