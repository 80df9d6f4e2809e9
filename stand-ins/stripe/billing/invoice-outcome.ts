// What a paid or failed invoice does to itself and to its subscription.
import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { cancelNow } from './cancel.ts';
import { subscriptionOf } from './invoice.ts';

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
  const payment = [...account.invoicePayments.values()].find((own) => own.invoice === invoice.id);
  if (payment && intent)
    Object.assign(payment, {
      amount_paid: intent.amount,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: account.now() },
    });
  const subscription = subscriptionOf(account, invoice);
  const waits = ['incomplete', 'past_due', 'unpaid', 'paused'];
  if (subscription?.latest_invoice === invoice.id && waits.includes(subscription.status))
    change(account, 'customer.subscription.updated', subscription, { status: 'active' });
  account.emit('invoice.paid', invoice);
  account.emit('invoice.payment_succeeded', invoice);
  if (payment && intent) account.emit('invoice_payment.paid', payment);
  const customer = account.customers.get(String(invoice.customer));
  if (customer?.delinquent) change(account, 'customer.updated', customer, { delinquent: false });
}

/** After an attempt of the schedule. Without a further one, the account's setting says what follows. */
export function invoiceFailed(account: Account, invoice: Stripe.Invoice) {
  const customer = account.customers.get(String(invoice.customer));
  if (customer) change(account, 'customer.updated', customer, { delinquent: true });
  const subscription = subscriptionOf(account, invoice);
  if (!subscription || subscription.latest_invoice !== invoice.id || subscription.status === 'canceled') return;
  // The first payment of a subscription is not retried: it expires after 23 hours.
  if (subscription.status === 'incomplete' || subscription.status === 'paused') return;
  if (invoice.next_payment_attempt !== null || account.settings.afterRetries === 'past_due')
    change(account, 'customer.subscription.updated', subscription, { status: 'past_due' });
  else if (account.settings.afterRetries === 'unpaid')
    change(account, 'customer.subscription.updated', subscription, { status: 'unpaid' });
  else cancelNow(account, subscription, { reason: 'payment_failed' });
}
