import type Stripe from 'stripe';
import type { Account } from '../account.ts';
import { onWire, productName } from '../catalogue/prices.ts';
import { newId } from '../ids.ts';
import type { Period } from './period.ts';
import { type Taxed, taxOf } from './tax.ts';

/** A line before it is on an invoice. */
export interface DraftLine {
  description: string;
  amount: number;
  quantity: number;
  price: Stripe.Price;
  period: Period;
  /** The subscription item it is for; null for something bought once. */
  item: string | null;
  isProration: boolean;
  /** What a credit gives back. */
  credited: { invoice: string; line: string } | null;
}

/** What was charged for an item last: credits are shares of it (billing_mode flexible). */
export interface Debit extends Period {
  amount: number;
  invoice: string;
  line: string;
}

const moneyText = (amount: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);

export const fullLine = (
  account: Account,
  price: Stripe.Price,
  quantity: number,
  period: Period,
  item: string | null,
  isFree = false,
): DraftLine => {
  const name = productName(account, price);
  const each = price.recurring ? ` / ${price.recurring.interval}` : '';
  const text = `${quantity} × ${name} (at ${moneyText(price.unit_amount ?? 0, price.currency)}${each})`;
  return {
    description: isFree ? `Trial period for ${name}` : price.recurring ? text : name,
    amount: isFree ? 0 : (price.unit_amount ?? 0) * quantity,
    quantity,
    price,
    period,
    item,
    isProration: false,
    credited: null,
  };
};

export function invoiceLine(
  account: Account,
  draft: DraftLine,
  invoice: string,
  subscription: string | null,
  taxed: Taxed | null,
): Stripe.InvoiceLineItem {
  const tax = taxed ? taxOf(account, taxed, draft.amount, draft.price.tax_behavior) : null;
  const proration = {
    invoice_item: draft.isProration ? newId('ii') : null,
    proration: draft.isProration,
    proration_details: {
      credited_items: draft.credited && {
        invoice: draft.credited.invoice,
        invoice_line_items: [draft.credited.line],
      },
    },
    subscription,
  };
  return {
    id: newId('il'),
    object: 'line_item',
    amount: draft.amount,
    currency: draft.price.currency,
    description: draft.description,
    discount_amounts: [],
    discountable: !draft.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: draft.item
      ? {
          invoice_item_details: null,
          subscription_item_details: { ...proration, subscription_item: draft.item },
          type: 'subscription_item_details',
        }
      : {
          invoice_item_details: { ...proration, invoice_item: proration.invoice_item ?? newId('ii') },
          subscription_item_details: null,
          type: 'invoice_item_details',
        },
    period: draft.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: draft.price.id, product: String(draft.price.product) },
      type: 'price_details',
      unit_amount_decimal: onWire(draft.isProration ? draft.amount : (draft.price.unit_amount ?? 0)),
    },
    quantity: draft.quantity,
    quantity_decimal: onWire(draft.quantity),
    subscription,
    subtotal: draft.amount,
    taxes: tax ? [tax] : [],
  };
}

/** Remembers what later credits are shares of. */
export function rememberDebits(account: Account, { id, lines }: Stripe.Invoice) {
  for (const line of lines.data) {
    const item = line.parent?.subscription_item_details?.subscription_item;
    if (item && line.amount > 0)
      account.debits.set(item, { amount: line.amount, ...line.period, invoice: id, line: line.id });
  }
}
