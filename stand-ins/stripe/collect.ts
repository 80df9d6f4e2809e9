// From the draft to the money, and what that does to the subscription: https://docs.stripe.com/invoicing/overview
import type Stripe from 'stripe';
import { type Account, change, DAY_SECONDS, newId } from './account.ts';
import { defaultMethod } from './cards.ts';
import { subscriptionOf } from './invoice.ts';
import { cancelIntent, chargeIntent, createIntent } from './payments.ts';
import { applyPending, cancelNow, dropPending } from './subscription.ts';

/** Stores the draft, and remembers what later credits are shares of. */
export function createInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  account.invoices.set(invoice.id, invoice);
  for (const { parent, amount, period } of invoice.lines.data) {
    const item = parent?.subscription_item_details?.subscription_item;
    if (item && amount > 0) account.debits.set(item, { amount, ...period });
  }
  account.emit('invoice.created', invoice);
  return invoice;
}

const paymentOf = (account: Account, invoice: Stripe.Invoice): Stripe.InvoicePayment | null =>
  [...account.invoicePayments.values()].find((own) => own.invoice === invoice.id) ?? null;

export const intentOf = (account: Account, invoice: Stripe.Invoice): Stripe.PaymentIntent | null =>
  account.paymentIntents.get(String(paymentOf(account, invoice)?.payment.payment_intent)) ?? null;

function addPayment(account: Account, invoice: Stripe.Invoice, paidWith: Stripe.PaymentIntent | null) {
  const { amount_due: amount, currency, customer } = invoice;
  const intent = paidWith ?? createIntent(account, { amount, currency, customer: String(customer) });
  const id = newId('inpay');
  account.invoicePayments.set(id, {
    id,
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: amount,
    created: account.now(),
    currency,
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
): void {
  const customer = account.customers.get(String(invoice.customer));
  if (!customer) return;
  // The balance may have changed while it was a draft.
  const due = Math.max(0, invoice.total + customer.balance);
  const after = invoice.total + customer.balance - due;
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  Object.assign(invoice, {
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    starting_balance: customer.balance,
    ending_balance: after,
    amount_due: due,
    amount_remaining: due,
    automatically_finalizes_at: null,
    hosted_invoice_url: `${account.url}/i/${invoice.id}`,
    invoice_pdf: `${account.url}/i/${invoice.id}/pdf`,
    status_transitions: { ...invoice.status_transitions, finalized_at: account.now() },
  });
  account.emit('invoice.finalized', invoice);
  change(account, 'customer.updated', customer, { balance: after, currency: invoice.currency });
  if (due > 0) addPayment(account, invoice, paidWith);
  else invoicePaid(account, invoice);
}

/** `intent`: null if nothing was due. */
export function invoicePaid(account: Account, invoice: Stripe.Invoice, intent: Stripe.PaymentIntent | null = null) {
  change(account, 'invoice.updated', invoice, {
    attempted: true,
    attempt_count: invoice.attempt_count + (intent ? 1 : 0),
    amount_paid: intent?.amount ?? 0,
    amount_remaining: 0,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...invoice.status_transitions, paid_at: account.now() },
  });
  const payment = paymentOf(account, invoice);
  if (payment && intent)
    Object.assign(payment, {
      amount_paid: intent.amount,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: account.now() },
    });
  const subscription = subscriptionOf(account, invoice);
  if (subscription?.latest_invoice === invoice.id) applyPending(account, subscription);
  const isWaiting = subscription?.status === 'incomplete' || subscription?.status === 'past_due';
  if (subscription?.latest_invoice === invoice.id && isWaiting)
    change(account, 'customer.subscription.updated', subscription, { status: 'active' });
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
  if (payment && intent) account.emit('invoice_payment.paid', payment);
  const customer = account.customers.get(String(invoice.customer));
  if (customer?.delinquent) change(account, 'customer.updated', customer, { delinquent: false });
}

/** After an attempt of the schedule. Without a further one, the subscription ends. */
function invoiceFailed(account: Account, invoice: Stripe.Invoice) {
  const customer = account.customers.get(String(invoice.customer));
  if (customer) change(account, 'customer.updated', customer, { delinquent: true });
  const subscription = subscriptionOf(account, invoice);
  if (!subscription || subscription.latest_invoice !== invoice.id || subscription.status === 'canceled') return;
  if (invoice.next_payment_attempt === null) cancelNow(account, subscription, { reason: 'payment_failed' });
  else change(account, 'customer.subscription.updated', subscription, { status: 'past_due' });
}

/**
 * Tries to collect an open invoice; returns the decline code, or null if it is paid. `byHand`: on its page, with this
 * card or the default one, and not by the schedule of retries.
 */
export function payInvoice(
  account: Account,
  invoice: Stripe.Invoice,
  byHand?: { method: Stripe.PaymentMethod | null },
  isOnPage = byHand !== undefined,
): string | null {
  const method = byHand?.method ?? defaultMethod(account, String(invoice.customer), subscriptionOf(account, invoice));
  const intent = intentOf(account, invoice);
  if (!intent) return null;
  const code = method ? chargeIntent(account, intent, method, isOnPage) : 'missing';
  if (!code) {
    invoicePaid(account, invoice, intent);
    return null;
  }
  const count = invoice.attempt_count + (byHand ? 0 : 1);
  const gap = account.settings.retryAfterDays[count - 1];
  const next = gap !== undefined && invoice.auto_advance ? account.now() + gap * DAY_SECONDS : null;
  change(account, 'invoice.updated', invoice, {
    attempted: true,
    attempt_count: count,
    next_payment_attempt: subscriptionOf(account, invoice)?.pending_update
      ? null
      : byHand
        ? invoice.next_payment_attempt
        : next,
  });
  account.emit('invoice.payment_failed', invoice);
  // A change that waits for its payment leaves the plan as it is.
  const isPending = Boolean(subscriptionOf(account, invoice)?.pending_update);
  if (!byHand && !isPending) invoiceFailed(account, invoice);
  return code;
}

export function voidInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  const subscription = subscriptionOf(account, invoice);
  if (subscription?.latest_invoice === invoice.id) dropPending(account, subscription);
  const intent = intentOf(account, invoice);
  if (intent) cancelIntent(account, intent);
  return change(account, 'invoice.voided', invoice, {
    status: 'void',
    amount_remaining: 0,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, voided_at: account.now() },
  });
}

/** An invoice that is due at once: created, finalized, collected. `isOnPage`: the buyer is there. */
export function billNow(account: Account, draft: Stripe.Invoice, isOnPage = false): void {
  createInvoice(account, draft);
  finalizeInvoice(account, draft);
  if (draft.status === 'open') payInvoice(account, draft, undefined, isOnPage);
}
