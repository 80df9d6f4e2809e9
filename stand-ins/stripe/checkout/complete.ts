// What the button of the hosted page does.
import type Stripe from 'stripe';
import { type Account, change } from '../account.ts';
import { createInvoice, finalizeInvoice } from '../billing/collect.ts';
import { buildInvoice } from '../billing/invoice.ts';
import { invoicePaid } from '../billing/invoice-outcome.ts';
import { fullLine } from '../billing/lines.ts';
import { startSubscription } from '../billing/subscription.ts';
import type { Card } from '../customers/cards.ts';
import { createCustomer } from '../customers/customers.ts';
import { attachCard } from '../customers/payment-methods.ts';
import { addVatId, taxIdsOf } from '../customers/tax-ids.ts';
import { readVatNumber } from '../customers/vat-number.ts';
import { declineOf } from '../http/errors.ts';
import { newId } from '../ids.ts';
import { chargeIntent, createIntent } from '../payments/intents.ts';
import type { Checkout } from './checkout.ts';
import { quoteSession } from './quote.ts';

export interface Entered {
  /** Null where none is needed. */
  card: Card | null;
  email: string;
  name: string;
  address: Stripe.Address;
  vatId: string;
  /** The holder confirmed on the page of their bank. */
  isConfirmed: boolean;
}

export type Outcome =
  | { kind: 'done'; url: string }
  | { kind: 'asks' }
  | { kind: 'refused'; message: string; field: 'card' | 'vat' | 'address' };

/** The customer with what the page may save. */
function saveCustomer(
  account: Account,
  session: Stripe.Checkout.Session,
  checkout: Checkout,
  entered: Entered,
): Stripe.Customer {
  const known = account.customers.get(String(session.customer));
  const customer = known ?? createCustomer(account, { email: entered.email, name: entered.name });
  const fields: Partial<Stripe.Customer> = {};
  if ((!known || checkout.saves.address) && entered.address.country) fields.address = entered.address;
  if (known && checkout.saves.name && entered.name) fields.name = entered.name;
  change(account, 'customer.updated', customer, fields);
  if (session.tax_id_collection?.enabled && entered.vatId) addVatId(account, customer, entered.vatId);
  return customer;
}

/** For something bought once: a charge, and an invoice that says what for. */
function payOnce(
  account: Account,
  session: Stripe.Checkout.Session,
  checkout: Checkout,
  customer: Stripe.Customer,
  method: Stripe.PaymentMethod,
): Partial<Stripe.Checkout.Session> {
  const intent = createIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'eur',
    customer: customer.id,
    ...checkout.payment,
  });
  chargeIntent(account, intent, method, true);
  if (!session.invoice_creation?.enabled) return { payment_intent: intent.id };
  const now = account.now();
  const invoice = buildInvoice(account, {
    customer,
    subscription: null,
    reason: 'manual',
    lines: checkout.items.map(({ price, quantity }) =>
      fullLine(account, price, quantity, { start: now, end: now }, null),
    ),
    currency: intent.currency,
    isTaxed: session.automatic_tax.enabled,
    ...checkout.invoice,
  });
  createInvoice(account, invoice);
  finalizeInvoice(account, invoice, intent);
  invoicePaid(account, invoice, intent);
  return { payment_intent: intent.id, invoice: invoice.id };
}

function subscribe(
  account: Account,
  session: Stripe.Checkout.Session,
  checkout: Checkout,
  customer: Stripe.Customer,
  method: Stripe.PaymentMethod | null,
): Partial<Stripe.Checkout.Session> {
  const { trialDays, trialEnd, ...plan } = checkout.subscription;
  const subscription = startSubscription(account, {
    ...plan,
    customer,
    items: checkout.items,
    isTaxed: session.automatic_tax.enabled,
    trialEnd: trialEnd ?? (trialDays === null ? null : account.now() + trialDays * 86_400),
    method: method?.id ?? null,
    cancelAtPeriodEnd: false,
    paymentBehavior: 'allow_incomplete',
    isHolderPresent: true,
  });
  return { subscription: subscription.id, invoice: subscription.latest_invoice };
}

/** Refused here, nothing was made: the page is shown again. */
function refusal(account: Account, session: Stripe.Checkout.Session, entered: Entered, due: number): Outcome | null {
  const { card, address } = entered;
  const isWhole = address.line1 && address.postal_code && address.city && address.country;
  if (session.billing_address_collection === 'required' && !isWhole)
    return { kind: 'refused', field: 'address', message: 'Your address is incomplete.' };
  if (entered.vatId && session.tax_id_collection?.enabled && !readVatNumber(entered.vatId))
    return { kind: 'refused', field: 'vat', message: 'Your tax ID is invalid.' };
  if (!card) return null;
  const code =
    card.behaviour.atOnce ??
    (due > 0 ? (account.declined.get(String(session.customer)) ?? card.behaviour.charged) : undefined);
  if (code) return { kind: 'refused', field: 'card', message: declineOf(code).message };
  return card.behaviour.asks && !entered.isConfirmed ? { kind: 'asks' } : null;
}

export function completeSession(account: Account, session: Stripe.Checkout.Session, entered: Entered): Outcome {
  const checkout = account.checkouts.get(session.id);
  if (!checkout) return { kind: 'refused', field: 'card', message: 'This session is not known.' };
  const quote = quoteSession(account, session, entered);
  if (!quote) return { kind: 'refused', field: 'address', message: 'Your address is incomplete.' };
  const refused = refusal(account, session, entered, quote.amount_due);
  if (refused) return refused;
  const customer = saveCustomer(account, session, checkout, entered);
  const method = entered.card ? attachCard(account, customer, entered.card) : null;
  Object.assign(session, {
    amount_subtotal: quote.subtotal,
    amount_total: quote.total,
    total_details: {
      amount_discount: 0,
      amount_shipping: 0,
      amount_tax: quote.total - (quote.total_excluding_tax ?? 0),
    },
  });
  const made =
    session.mode === 'subscription'
      ? subscribe(account, session, checkout, customer, method)
      : method && payOnce(account, session, checkout, customer, method);
  Object.assign(session, made, {
    customer: customer.id,
    customer_details: {
      address: entered.address,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: entered.name || (customer.name ?? null),
      phone: null,
      tax_exempt: customer.tax_exempt ?? 'none',
      tax_ids: taxIdsOf(account, customer.id).map(({ type, value }) => ({ type, value })),
    },
    automatic_tax: { ...session.automatic_tax, status: session.automatic_tax.enabled ? 'complete' : null },
    payment_status: quote.amount_due > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    url: null,
    ...(session.mode === 'subscription' && quote.amount_due === 0 && method ? { setup_intent: newId('seti') } : {}),
  });
  account.emit('checkout.session.completed', session);
  return { kind: 'done', url: (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
}
