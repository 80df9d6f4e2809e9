import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { taxIdsOf } from '../customers/tax-ids.ts';
import { invalid } from '../http/errors.ts';
import { listOf } from '../http/list.ts';
import { newId } from '../ids.ts';
import { type DraftLine, invoiceLine } from './lines.ts';
import type { Period } from './period.ts';
import { type Taxed, taxedAs } from './tax.ts';

export interface InvoicePlan {
  /** Null in previews for somebody who is not a customer yet. */
  customer: Stripe.Customer | null;
  subscription: Stripe.Subscription | null;
  reason: Stripe.Invoice.BillingReason;
  lines: DraftLine[];
  currency: string;
  isTaxed: boolean;
  /** Instead of what the customer's address says. */
  taxed?: Taxed;
  period?: Period;
  prorationDate?: number;
  metadata?: Record<string, string>;
  description?: string | null;
  /** With its colon and number: `upcoming_in_…`. */
  idPrefix?: string;
}

function totalTaxes(lines: Stripe.InvoiceLineItem[]): Stripe.Invoice.TotalTax[] {
  const totals = new Map<string, Stripe.Invoice.TotalTax>();
  for (const tax of lines.flatMap(({ taxes }) => taxes ?? [])) {
    const key = `${tax.tax_rate_details?.tax_rate} ${tax.taxability_reason} ${tax.tax_behavior}`;
    const total = totals.get(key);
    if (!total) totals.set(key, { ...tax });
    else {
      total.amount += tax.amount;
      total.taxable_amount = (total.taxable_amount ?? 0) + (tax.taxable_amount ?? 0);
    }
  }
  return [...totals.values()];
}

function amountsOf(lines: Stripe.InvoiceLineItem[], balance: number) {
  const taxes = totalTaxes(lines);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const added = taxes.reduce((sum, tax) => sum + (tax.tax_behavior === 'exclusive' ? tax.amount : 0), 0);
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal + added;
  // A credit on the customer's balance (negative) pays first; what an invoice credits goes there.
  const due = Math.max(0, total + balance);
  return {
    subtotal,
    subtotal_excluding_tax: total - tax,
    total,
    total_excluding_tax: total - tax,
    total_taxes: taxes,
    amount_due: due,
    amount_remaining: due,
    starting_balance: balance,
  };
}

/** A draft, not stored yet: previews are made of the same. */
export function buildInvoice(account: Account, plan: InvoicePlan): Stripe.Invoice {
  const { customer, subscription } = plan;
  const taxed = plan.isTaxed ? (plan.taxed ?? (customer && taxedAs(account, customer))) : null;
  if (taxed && !taxed.country)
    throw invalid(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      'automatic_tax[enabled]',
      'customer_tax_location_invalid',
    );
  const id = newId(plan.idPrefix ?? 'in');
  const lines = plan.lines.map((line) => invoiceLine(account, line, id, subscription?.id ?? null, taxed));
  const now = account.now();
  const period = plan.period ?? { start: now, end: now };
  return {
    id,
    object: 'invoice',
    account_country: account.settings.country,
    account_name: account.settings.sellerName,
    account_tax_ids: null,
    ...amountsOf(lines, customer?.balance ?? 0),
    amount_overpaid: 0,
    amount_paid: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: plan.isTaxed,
      liability: plan.isTaxed ? { type: 'self' } : null,
      provider: plan.isTaxed ? 'stripe' : null,
      status: plan.isTaxed ? 'complete' : null,
    },
    automatically_finalizes_at: null,
    billing_reason: plan.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: plan.currency,
    custom_fields: null,
    customer: customer?.id ?? null,
    customer_account: null,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: customer?.tax_exempt ?? 'none',
    customer_tax_ids: customer ? taxIdsOf(account, customer.id).map(({ type, value }) => ({ type, value })) : [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: plan.description ?? null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    livemode: false,
    metadata: plan.metadata ?? {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
        ...(plan.prorationDate === undefined ? {} : { subscription_proration_date: plan.prorationDate }),
      },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    test_clock: null,
    total_discount_amounts: [],
    total_pretax_credit_amounts: [],
    webhooks_delivered_at: null,
  };
}

/** The subscription an invoice is for. */
export function subscriptionOf(account: Account, invoice: Stripe.Invoice): Stripe.Subscription | null {
  const id = invoice.parent?.subscription_details?.subscription;
  return typeof id === 'string' ? (account.subscriptions.get(id) ?? null) : null;
}
