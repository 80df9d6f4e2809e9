// The way to refund a paid invoice so that its tax is corrected too: https://docs.stripe.com/invoicing/integration/programmatic-credit-notes
import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { listTakes, type Route, route } from '../http/call.ts';
import { invalid, missingParam, noSuch } from '../http/errors.ts';
import { listOf, page } from '../http/list.ts';
import { integer, metadata, oneOf, type Params, required, text } from '../http/params.ts';
import { newId } from '../ids.ts';
import { refundCharge } from '../payments/refunds.ts';
import { invoiceOf } from './invoices.ts';

function chargeOf(account: Account, invoice: Stripe.Invoice): Stripe.Charge | null {
  const payment = [...account.invoicePayments.values()].find((own) => own.invoice === invoice.id);
  const intent = account.paymentIntents.get(String(payment?.payment.payment_intent));
  return account.charges.get(String(intent?.latest_charge)) ?? null;
}

function create(account: Account, params: Params): Stripe.CreditNote {
  const invoice = invoiceOf(account, required(params, 'invoice'), 'invoice');
  const amount = integer(params, 'amount');
  if (amount === undefined) throw missingParam('amount');
  if (invoice.status !== 'paid') throw invalid('The stand-in writes credit notes for paid invoices only.', 'invoice');
  const left = invoice.total - invoice.post_payment_credit_notes_amount;
  if (amount > left)
    throw invalid(
      `The credit note amount (${amount}) is greater than what is left of the invoice (${left}).`,
      'amount',
    );
  const [refunded = 0, credited = 0, outOfBand = 0] = ['refund_amount', 'credit_amount', 'out_of_band_amount'].map(
    (name) => integer(params, name),
  );
  if (refunded + credited + outOfBand !== amount)
    throw invalid(
      'The sum of refund_amount, credit_amount and out_of_band_amount must equal the amount of the credit note.',
      'refund_amount',
    );
  const charge = chargeOf(account, invoice);
  if (refunded > 0 && !charge) throw invalid('There is no charge to refund.', 'refund_amount');
  const refund = refunded > 0 && charge ? refundCharge(account, charge, { amount: refunded }) : null;
  const customer = account.customers.get(String(invoice.customer));
  if (credited > 0 && customer) change(account, 'customer.updated', customer, { balance: customer.balance - credited });
  // The tax of the same share.
  const share = invoice.total === 0 ? 0 : amount / invoice.total;
  const taxes = (invoice.total_taxes ?? []).map((tax) => ({ ...tax, amount: Math.round(tax.amount * share) }));
  const tax = taxes.reduce((sum, own) => sum + own.amount, 0);
  const sequence = [...account.creditNotes.values()].filter((own) => own.invoice === invoice.id).length + 1;
  const id = newId('cn');
  const note: Stripe.CreditNote = {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: account.now(),
    currency: invoice.currency,
    customer: String(invoice.customer),
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: account.now(),
    invoice: invoice.id,
    lines: listOf<Stripe.CreditNoteLineItem>([], `/v1/credit_notes/${id}/lines`),
    livemode: false,
    memo: text(params, 'memo') ?? null,
    metadata: metadata(params),
    number: `${invoice.number}-CN-${String(sequence).padStart(2, '0')}`,
    out_of_band_amount: outOfBand || null,
    pdf: `${account.url}/credit-notes/${id}/pdf`,
    post_payment_amount: amount,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason: oneOf(params, 'reason', ['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']) ?? null,
    refunds: refund
      ? [{ amount_refunded: refunded, payment_record_refund: null, refund: refund.id, type: 'refund' }]
      : [],
    shipping_cost: null,
    status: 'issued',
    subtotal: amount - tax,
    subtotal_excluding_tax: amount - tax,
    total: amount,
    total_excluding_tax: amount - tax,
    total_taxes: taxes,
    type: 'post_payment',
    voided_at: null,
  };
  account.creditNotes.set(id, note);
  account.emit('credit_note.created', note);
  change(account, 'invoice.updated', invoice, {
    post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + amount,
  });
  return note;
}

export const creditNoteRoutes: Route[] = [
  route(
    'POST',
    '/v1/credit_notes',
    'invoice amount refund_amount credit_amount out_of_band_amount reason memo metadata email_type',
    ({ account, params }) => create(account, params),
  ),
  route('GET', '/v1/credit_notes/:id', '', ({ account, ids: [id = ''] }) => {
    const note = account.creditNotes.get(id);
    if (!note) throw noSuch('credit note', id);
    return note;
  }),
  route('GET', '/v1/credit_notes', `${listTakes} invoice customer`, ({ account, params }) => {
    const [invoice, customer] = [text(params, 'invoice'), text(params, 'customer')];
    const rows = [...account.creditNotes.values()].filter(
      (row) => (!invoice || row.invoice === invoice) && (!customer || row.customer === customer),
    );
    return page(rows, params, '/v1/credit_notes');
  }),
];
