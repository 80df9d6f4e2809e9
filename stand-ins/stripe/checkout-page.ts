// The page on which a plan or credits are paid for.
import type Stripe from 'stripe';
import { type Account, change } from './account.ts';
import type { Answer, Asked } from './api.ts';
import { attachCard, type Card, readCard } from './cards.ts';
import { productName } from './catalogue.ts';
import type { Checkout } from './checkout.ts';
import { createInvoice, finalizeInvoice, invoicePaid } from './collect.ts';
import { declineOf } from './errors.ts';
import { buildInvoice, fullLine } from './invoice.ts';
import {
  addressFields,
  cardFields,
  dateText,
  escapeHtml,
  type Fields,
  html,
  notFound,
  problemHtml,
  readFields,
  redirect,
  rowHtml,
  typedAddress,
} from './pages.ts';
import { chargeIntent, createIntent } from './payments.ts';
import { startSubscription } from './subscription.ts';

interface Visit {
  account: Account;
  session: Stripe.Checkout.Session;
  checkout: Checkout;
  customer: Stripe.Customer;
}

const linesOf = ({ account, checkout: { price, trialEnd } }: Visit) => {
  const now = account.now();
  return [fullLine(account, price, { start: now, end: now }, null, trialEnd !== null)];
};

/** What the page will charge at this address. Null: no country, so no tax. */
function quote(visit: Visit, typed: Fields): Stripe.Invoice | null {
  const { country } = typedAddress(typed);
  if (!country) return null;
  return buildInvoice(visit.account, {
    customer: visit.customer,
    subscription: null,
    reason: 'manual',
    lines: linesOf(visit),
    country,
  });
}

/** For something bought once: a charge, and an invoice that says what for. */
function payOnce(visit: Visit, method: Stripe.PaymentMethod, due: number): Partial<Stripe.Checkout.Session> {
  const { account, session, checkout, customer } = visit;
  const currency = session.currency ?? 'eur';
  const intent = createIntent(account, { amount: due, currency, customer: customer.id });
  chargeIntent(account, intent, method, true);
  const invoice = buildInvoice(account, {
    customer,
    subscription: null,
    reason: 'manual',
    lines: linesOf(visit),
    metadata: checkout.invoiceMetadata,
  });
  createInvoice(account, invoice);
  finalizeInvoice(account, invoice, intent);
  invoicePaid(account, invoice, intent);
  return { payment_intent: intent.id, invoice: invoice.id };
}

function subscribe(
  { account, checkout, customer }: Visit,
  method: Stripe.PaymentMethod,
): Partial<Stripe.Checkout.Session> {
  const subscription = startSubscription(account, {
    customer,
    price: checkout.price,
    metadata: checkout.subscriptionMetadata,
    trialEnd: checkout.trialEnd,
    method: method.id,
  });
  return { subscription: subscription.id, invoice: subscription.latest_invoice };
}

/** What is wrong with what was typed: nothing was made then, and the page is shown again. */
function refusal({ account, customer }: Visit, typed: Fields, card: Card, due: number): string | null {
  const { line1, postal_code: postalCode, city } = typedAddress(typed);
  if (!line1 || !postalCode || !city) return 'Your address is incomplete.';
  const whenCharged = account.declined.get(customer.id) ?? card.behaviour.charged;
  const code = card.behaviour.atOnce ?? (due > 0 ? whenCharged : undefined);
  return code ? declineOf(code).message : null;
}

/** The address to go on to, or what is wrong. */
function complete(visit: Visit, typed: Fields): { url: string } | { problem: string } {
  const { account, session, customer } = visit;
  const card = readCard(typed, account.clock.now());
  if ('problem' in card) return card;
  const quoted = quote(visit, typed);
  if (!quoted) return { problem: 'Your address is incomplete.' };
  const problem = refusal(visit, typed, card, quoted.amount_due);
  if (problem) return { problem };
  const name = typed.get('name') || (customer.name ?? null);
  change(account, 'customer.updated', customer, { address: typedAddress(typed), name });
  const method = attachCard(account, customer, card);
  const made = session.mode === 'subscription' ? subscribe(visit, method) : payOnce(visit, method, quoted.amount_due);
  Object.assign(session, made, {
    amount_subtotal: quoted.subtotal,
    amount_total: quoted.total,
    payment_status: quoted.amount_due > 0 ? 'paid' : 'no_payment_required',
    status: 'complete',
    url: null,
  });
  account.emit('checkout.session.completed', session);
  return { url: (session.success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id) };
}

function show(visit: Visit, typed: Fields, problem: string | null): Answer {
  const { account, session, checkout } = visit;
  const { price, trialEnd } = checkout;
  const button = session.mode === 'payment' ? 'Pay' : trialEnd ? 'Start trial' : 'Subscribe';
  const rows = [rowHtml(escapeHtml(productName(account, price)), price.unit_amount ?? 0, price.currency)];
  const quoted = quote(visit, typed);
  if (quoted)
    rows.push(
      rowHtml('VAT', quoted.total - quoted.subtotal, price.currency),
      rowHtml('Total due today', quoted.amount_due, price.currency),
    );
  return html(
    account.settings.sellerName,
    `<table>${rows.join('')}</table>${trialEnd ? `<p>Free trial until ${dateText(trialEnd)}</p>` : ''}${problemHtml(problem)}
<form method="post">${cardFields(typed)}${addressFields(typed)}
<button name="do" value="pay">${button}</button> <button name="do" value="update">Update</button></form>
<p><a href="${escapeHtml(session.cancel_url ?? '')}">Back</a></p>`,
    problem ? 402 : 200,
  );
}

export function checkoutAnswer(asked: Asked, account: Account, id: string): Answer {
  const session = account.sessions.get(id);
  const checkout = account.checkouts.get(id);
  const customer = account.customers.get(String(session?.customer));
  if (!session || !checkout || !customer) return notFound();
  if (session.status !== 'open') return html('This page has expired or was completed.', '', 410);
  const visit = { account, session, checkout, customer };
  const typed = readFields(customer, asked.body);
  if (asked.method !== 'POST' || typed.get('do') === 'update') return show(visit, typed, null);
  const outcome = complete(visit, typed);
  return 'url' in outcome ? redirect(outcome.url) : show(visit, typed, outcome.problem);
}
