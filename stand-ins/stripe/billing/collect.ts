// From the draft to the money: https://docs.stripe.com/invoicing/overview
import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { defaultMethod } from '../customers/payment-methods.ts';
import { newId } from '../ids.ts';
import { cancelIntent, chargeIntent, createIntent } from '../payments/intents.ts';
import { subscriptionOf } from './invoice.ts';
import { invoiceFailed, invoicePaid } from './invoice-outcome.ts';
import { rememberDebits } from './lines.ts';

const DAY_SECONDS = 86_400;

/** Stores the draft. */
export function createInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  account.invoices.set(invoice.id, invoice);
  rememberDebits(account, invoice);
  account.emit('invoice.created', invoice);
  return invoice;
}

function numberOf(account: Account, id: string): string {
  const customer = account.customers.get(id);
  const sequence = customer?.next_invoice_sequence ?? 1;
  if (customer) customer.next_invoice_sequence = sequence + 1;
  return `${customer?.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
}

const intentOf = (account: Account, invoice: Stripe.Invoice): Stripe.PaymentIntent | null => {
  const payment = [...account.invoicePayments.values()].find((own) => own.invoice === invoice.id);
  return account.paymentIntents.get(String(payment?.payment.payment_intent)) ?? null;
};

function addPayment(account: Account, invoice: Stripe.Invoice, paidWith: Stripe.PaymentIntent | null) {
  const made = () =>
    createIntent(account, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: String(invoice.customer),
      description: invoice.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
      metadata: invoice.parent ? {} : (invoice.metadata ?? {}),
    });
  const intent = paidWith ?? made();
  const id = newId('inpay');
  account.invoicePayments.set(id, {
    id,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: account.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

/** `paidWith`: Checkout has charged for it already. */
export function finalizeInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  paidWith: Stripe.PaymentIntent | null = null,
): Stripe.Invoice {
  const customer = account.customers.get(String(invoice.customer));
  const balance = customer?.balance ?? 0;
  // The balance may have changed while it was a draft.
  const due = Math.max(0, invoice.total + balance);
  const after = invoice.total + balance - due;
  Object.assign(invoice, {
    status: 'open',
    number: numberOf(account, String(invoice.customer)),
    starting_balance: balance,
    ending_balance: after,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    effective_at: account.now(),
    hosted_invoice_url: `${account.url}/i/${invoice.id}`,
    invoice_pdf: `${account.url}/i/${invoice.id}/pdf`,
    status_transitions: { ...invoice.status_transitions, finalized_at: account.now() },
  });
  account.emit('invoice.finalized', invoice);
  if (customer) change(account, 'customer.updated', customer, { balance: after, currency: invoice.currency });
  if (due > 0) addPayment(account, invoice, paidWith);
  else invoicePaid(account, invoice);
  return invoice;
}

export interface Attempt {
  /** Instead of the default one. */
  method?: Stripe.PaymentMethod;
  isHolderPresent?: boolean;
  /** On request, not by the schedule of retries. */
  isExtra?: boolean;
}

/** Tries to collect an open invoice; returns the decline code, or null if it is paid. */
export function payInvoice(account: Account, invoice: Stripe.Invoice, attempt: Attempt = {}): string | null {
  const method = attempt.method ?? defaultMethod(account, String(invoice.customer), subscriptionOf(account, invoice));
  const intent = intentOf(account, invoice);
  if (!intent) return null;
  const code = method ? chargeIntent(account, intent, method, attempt.isHolderPresent ?? false) : 'missing';
  if (!code) {
    invoicePaid(account, invoice, intent);
    return null;
  }
  const count = invoice.attempt_count + (attempt.isExtra ? 0 : 1);
  const gap = account.settings.retryAfterDays[count - 1];
  const retries = invoice.billing_reason !== 'subscription_create' && invoice.auto_advance;
  change(account, 'invoice.updated', invoice, {
    attempted: true,
    attempt_count: count,
    next_payment_attempt: attempt.isExtra
      ? invoice.next_payment_attempt
      : retries && gap !== undefined
        ? account.now() + gap * DAY_SECONDS
        : null,
  });
  account.emit('invoice.payment_failed', invoice);
  if (code === 'authentication_required') account.emit('invoice.payment_action_required', invoice);
  if (!attempt.isExtra) invoiceFailed(account, invoice);
  return code;
}

export function voidInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  const intent = intentOf(account, invoice);
  if (intent) cancelIntent(account, intent);
  return change(account, 'invoice.voided', invoice, {
    status: 'void',
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: account.now() },
  });
}

/** An invoice that is due at once: created, finalized, collected. */
export function billNow(account: Account, draft: Stripe.Invoice, attempt: Attempt = {}): string | null {
  createInvoice(account, draft);
  finalizeInvoice(account, draft);
  return draft.status === 'open' ? payInvoice(account, draft, attempt) : null;
}
