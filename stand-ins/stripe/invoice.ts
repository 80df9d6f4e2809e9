// What an invoice says: periods, lines, tax and sums. https://docs.stripe.com/invoicing/overview
import type Stripe from 'stripe';
import { type Account, DAY_SECONDS, newId } from './account.ts';
import { productName } from './catalogue.ts';
import { invalid } from './errors.ts';
import { listOf } from './params.ts';

export interface Period {
  start: number;
  end: number;
}

/** The anchor's day in that month, or the month's last: 31 January, 28 February, 31 March. */
function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), lastDay);
  const midnight = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, day) / 1000;
  return midnight + (anchor % DAY_SECONDS);
}

/** The first end of a period after `start`, counted from the anchor so that the day of the month does not drift. */
export function periodFrom(start: number, anchor: number, { recurring }: Pick<Stripe.Price, 'recurring'>): Period {
  const months = recurring?.interval === 'year' ? 12 : 1;
  for (let periods = 1; ; periods++) {
    const end = monthsAfter(anchor, periods * months);
    if (end > start) return { start, end };
  }
}

/** What remains of a period, of an amount for all of it. */
export const shareOf = (amount: number, { start, end }: Period, at: number) =>
  Math.round((amount * Math.max(0, end - Math.max(at, start))) / Math.max(1, end - start));

/** A line before it is on an invoice. */
export interface DraftLine {
  description: string;
  amount: number;
  price: Stripe.Price;
  period: Period;
  /** The subscription item it is for; null for something bought once. */
  item: string | null;
  isProration: boolean;
}

/** What was last charged for a subscription item: credits are shares of it (billing_mode flexible). */
export interface Debit extends Period {
  amount: number;
}

const moneyText = (amount: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

export function fullLine(
  account: Account,
  price: Stripe.Price,
  period: Period,
  item: string | null,
  isFree = false,
): DraftLine {
  const name = productName(account, price);
  const each = moneyText(price.unit_amount ?? 0, price.currency);
  const text = price.recurring ? `1 × ${name} (at ${each} / ${price.recurring.interval})` : name;
  return {
    description: isFree ? `Trial period for ${name}` : text,
    amount: isFree ? 0 : (price.unit_amount ?? 0),
    price,
    period,
    item,
    isProration: false,
  };
}

/** Standard rates in percent of some countries; elsewhere no tax is collected. */
const taxRates = new Map([
  ['DE', 19],
  ['AT', 20],
  ['FR', 20],
]);

/** Half a cent away from zero, so that a credit takes back exactly what was charged. */
const rounded = (amount: number) => Math.sign(amount) * Math.round(Math.abs(amount)) || 0;

function taxOf(amount: number, country: string): Stripe.InvoiceLineItem.Tax {
  const percentage = taxRates.get(country);
  return {
    amount: rounded((amount * (percentage ?? 0)) / 100),
    tax_behavior: 'exclusive',
    tax_rate_details: null,
    taxability_reason: percentage === undefined ? 'not_collecting' : 'standard_rated',
    taxable_amount: percentage === undefined ? 0 : amount,
    type: 'tax_rate_details',
  };
}

const invoiceLine = (
  draft: DraftLine,
  invoice: string,
  subscription: string | null,
  country: string,
): Stripe.InvoiceLineItem =>
  ({
    id: newId('il'),
    object: 'line_item',
    amount: draft.amount,
    currency: draft.price.currency,
    description: draft.description,
    invoice,
    livemode: false,
    metadata: {},
    parent: draft.item
      ? {
          invoice_item_details: null,
          subscription_item_details: {
            invoice_item: null,
            proration: draft.isProration,
            proration_details: null,
            subscription,
            subscription_item: draft.item,
          },
          type: 'subscription_item_details',
        }
      : null,
    period: draft.period,
    pricing: {
      price_details: { price: draft.price.id, product: String(draft.price.product) },
      type: 'price_details',
      unit_amount_decimal: null,
    },
    quantity: 1,
    subscription,
    subtotal: draft.amount,
    taxes: [taxOf(draft.amount, country)],
  }) satisfies Partial<Stripe.InvoiceLineItem> as unknown as Stripe.InvoiceLineItem;

function amountsOf(lines: Stripe.InvoiceLineItem[], balance: number) {
  const taxes = lines.flatMap((line) => line.taxes ?? []);
  const sum = (amounts: (number | null)[]) => amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  const subtotal = sum(lines.map(({ amount }) => amount));
  const tax = sum(taxes.map(({ amount }) => amount));
  const total = subtotal + tax;
  // A credit on the customer's balance (negative) pays first; what an invoice credits goes there.
  const due = Math.max(0, total + balance);
  const [first] = taxes;
  return {
    subtotal,
    total,
    total_excluding_tax: subtotal,
    total_taxes: first
      ? [{ ...first, amount: tax, taxable_amount: sum(taxes.map((own) => own.taxable_amount ?? 0)) }]
      : [],
    amount_due: due,
    amount_remaining: due,
    starting_balance: balance,
  };
}

export interface InvoicePlan {
  customer: Stripe.Customer;
  subscription: Stripe.Subscription | null;
  reason: Stripe.Invoice.BillingReason;
  lines: DraftLine[];
  /** Instead of that of the customer's address. */
  country?: string | null;
  metadata?: Record<string, string>;
}

/** A draft, not stored yet: previews are made of the same. */
export function buildInvoice(account: Account, plan: InvoicePlan): Stripe.Invoice {
  const { customer, subscription } = plan;
  const country = plan.country ?? customer.address?.country;
  if (!country)
    throw invalid(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      'automatic_tax[enabled]',
      'customer_tax_location_invalid',
    );
  const id = newId(plan.reason === 'upcoming' ? 'upcoming_in' : 'in');
  const lines = plan.lines.map((line) => invoiceLine(line, id, subscription?.id ?? null, country));
  return {
    id,
    object: 'invoice',
    ...amountsOf(lines, customer.balance),
    amount_paid: 0,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatically_finalizes_at: null,
    billing_reason: plan.reason,
    collection_method: 'charge_automatically',
    created: account.now(),
    currency: plan.lines[0]?.price.currency ?? 'eur',
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    ending_balance: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: plan.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    post_payment_credit_notes_amount: 0,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  } satisfies Partial<Stripe.Invoice> as unknown as Stripe.Invoice;
}

/** The subscription an invoice is for. */
export function subscriptionOf(account: Account, invoice: Stripe.Invoice): Stripe.Subscription | null {
  const id = invoice.parent?.subscription_details?.subscription;
  return typeof id === 'string' ? (account.subscriptions.get(id) ?? null) : null;
}
