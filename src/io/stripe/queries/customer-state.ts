import type Stripe from 'stripe';
import { type DisputeState, disputeStateOf, mostUrgent, waitsForAnswer } from '#domain/billing/dispute.ts';
import { bundleById } from '#domain/billing/stripe.ts';
import type { StripeInvoiceState, stripeInvoices, stripeSubscriptions } from '#io/db/schema/index.ts';
import { idOf, isMissing, momentOf, momentOrNull } from '#io/stripe/ask-stripe.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { planOfPrice, planOfPriceId } from './prices.ts';

type Columns<Table extends { $inferSelect: object }> = Omit<
  Table['$inferSelect'],
  'customerId' | 'createdAt' | 'updatedAt'
>;
export type FetchedSubscription = Columns<typeof stripeSubscriptions>;
export type FetchedInvoice = Columns<typeof stripeInvoices> & { createdAt: Date };
/** Credits bought through a completed payment page. */
export interface FetchedPurchase {
  sessionId: string;
  creditBundleId: string;
  /** Null: the page was opened before buyers were named. */
  buyerId: number | null;
  isRefunded: boolean;
}

/** The current state of a customer at Stripe, as far as we use it. */
export interface CustomerState {
  subscriptions: FetchedSubscription[];
  invoices: FetchedInvoice[];
  purchases: FetchedPurchase[];
  /** The customer was deleted at Stripe, which ended its subscriptions. */
  isDeleted: boolean;
}

/** A customer of many years has some hundred invoices. */
const MAX_ROWS = { limit: 10_000 };
const PAGE = 100;

export async function askCustomer(stripe: StripeClient, customer: string): Promise<CustomerState> {
  const { api } = stripe;
  const [{ deleted: isDeleted = false }, subscriptions, invoices, charges, sessions] = await Promise.all([
    // Throws if Stripe has never known the customer, which means the keys belong to another account.
    api.customers.retrieve(customer),
    noneIfMissing(api.subscriptions.list({ customer, status: 'all', limit: PAGE }).autoPagingToArray(MAX_ROWS)),
    noneIfMissing(api.invoices.list({ customer, limit: PAGE, expand: ['data.payments'] }).autoPagingToArray(MAX_ROWS)),
    noneIfMissing(api.charges.list({ customer, limit: PAGE }).autoPagingToArray(MAX_ROWS)),
    noneIfMissing(
      api.checkout.sessions.list({ customer, status: 'complete', limit: PAGE }).autoPagingToArray(MAX_ROWS),
    ),
  ]);
  const disputes = await disputesByIntent(stripe, charges);
  const refunds = refundsByIntent(charges, disputes);
  const finalized = invoices.filter(({ status }) => status !== null && status !== 'draft');
  return {
    subscriptions: subscriptions.map((one) => readSubscription(one, finalized)),
    invoices: await Promise.all(finalized.map((invoice) => readInvoice(stripe, invoice, { refunds, disputes }))),
    purchases: sessions.flatMap((session) => readPurchase(session, refunds) ?? []),
    isDeleted,
  };
}

/** Stripe may refuse to list the objects of a deleted customer. */
const noneIfMissing = <Row>(rows: Promise<Row[]>): Promise<Row[]> =>
  rows.catch((error: unknown) => {
    if (isMissing(error, 'customer')) return [];
    throw error;
  });

interface Refund {
  cents: number;
  isWhole: boolean;
}

/** A dispute that was lost is money that went back, like a refund. */
function refundsByIntent(charges: Stripe.Charge[], disputes: ReadonlyMap<string, Dispute>): Map<string, Refund> {
  const refunds = new Map<string, Refund>();
  for (const charge of charges) {
    const intent = idOf(charge.payment_intent);
    if (!intent) continue;
    const cents = Math.min(charge.amount, charge.amount_refunded + (disputes.get(intent)?.chargebackCents ?? 0));
    if (cents > 0) refunds.set(intent, { cents, isWhole: charge.refunded || cents === charge.amount });
  }
  return refunds;
}

const subscriptionIdOf = (invoice: Stripe.Invoice) => idOf(invoice.parent?.subscription_details?.subscription);

/** Our comment on a cancellation caused by a missing payment. */
export const UNPAID_COMMENT = 'unpaid';

function readSubscription(subscription: Stripe.Subscription, invoices: Stripe.Invoice[]): FetchedSubscription {
  const [item] = subscription.items.data;
  const own = invoices.filter((invoice) => subscriptionIdOf(invoice) === subscription.id);
  const plan = item ? planOfPrice(item.price) : null;
  const details = subscription.cancellation_details;
  const paidAt = own.flatMap(({ status, total, status_transitions: { paid_at } }) =>
    status === 'paid' && total > 0 && paid_at ? [paid_at] : [],
  );
  const isOwing = subscription.status === 'past_due' || subscription.status === 'unpaid';
  const open = own.filter(({ status }) => status === 'open' || status === 'uncollectible');
  const since = open.map((invoice) => invoice.status_transitions.finalized_at ?? invoice.created);
  return {
    id: subscription.id,
    planId: plan?.planId ?? null,
    period: plan?.period ?? null,
    cents: (item?.price.unit_amount ?? 0) * (item?.quantity ?? 1),
    status: subscription.status,
    startedAt: momentOf(subscription.start_date),
    trialEndsAt: momentOrNull(subscription.trial_end),
    periodEndsAt: momentOrNull(item?.current_period_end),
    cancelAt: momentOrNull(subscription.cancel_at),
    endedAt: momentOrNull(subscription.ended_at),
    endedUnpaid: details?.reason === 'payment_failed' || details?.comment === UNPAID_COMMENT,
    unpaidSince: isOwing ? momentOrNull(since.length > 0 ? Math.min(...since) : item?.current_period_start) : null,
    firstPaymentAt: paidAt.length > 0 ? momentOf(Math.min(...paidAt)) : null,
  };
}

/** On a change of plan the old price is credited, so the charged line has the new one. */
function priceIn({ lines }: Stripe.Invoice): string | null {
  const charged = lines.data.findLast(({ amount }) => amount > 0) ?? lines.data.at(-1);
  return idOf(charged?.pricing?.price_details?.price);
}

async function readInvoice(
  stripe: StripeClient,
  invoice: Stripe.Invoice,
  { refunds, disputes }: { refunds: Map<string, Refund>; disputes: ReadonlyMap<string, Dispute> },
): Promise<FetchedInvoice> {
  const priceId = priceIn(invoice);
  const intents = (invoice.payments?.data ?? []).flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
  const refunded = intents.reduce((sum, intent) => sum + (refunds.get(intent)?.cents ?? 0), 0);
  const dispute = mostUrgent(intents.flatMap((intent) => disputes.get(intent) ?? []));
  const plan = priceId === null ? null : await planOfPriceId(stripe, priceId);
  const taxCents = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: invoice.id ?? '',
    subscriptionId: subscriptionIdOf(invoice),
    number: invoice.number,
    state: invoice.status as StripeInvoiceState,
    planId: plan?.planId ?? null,
    period: plan?.period ?? null,
    creditBundleId: bundleById(invoice.metadata?.creditBundle ?? '')?.id ?? null,
    description: invoice.lines.data[0]?.description ?? null,
    netCents: invoice.total_excluding_tax ?? invoice.total - taxCents,
    taxCents,
    grossCents: invoice.total,
    refundedCents: refunded,
    disputeState: dispute?.state ?? null,
    disputeDueAt: dispute?.dueAt ?? null,
    currency: invoice.currency,
    pdfUrl: invoice.invoice_pdf ?? null,
    payUrl: invoice.hosted_invoice_url ?? null,
    paidAt: momentOrNull(invoice.status_transitions.paid_at),
    createdAt: momentOf(invoice.created),
  };
}

function readPurchase(session: Stripe.Checkout.Session, refunds: Map<string, Refund>): FetchedPurchase | null {
  const bundle = bundleById(session.metadata?.creditBundle ?? '');
  if (session.mode !== 'payment' || session.payment_status !== 'paid' || !bundle) return null;
  const refund = refunds.get(idOf(session.payment_intent) ?? '');
  const buyerId = Number(session.metadata?.buyer) || null;
  return { sessionId: session.id, creditBundleId: bundle.id, buyerId, isRefunded: refund?.isWhole ?? false };
}

interface Dispute {
  /** What the holder's bank took back for good. */
  chargebackCents: number;
  state: DisputeState | null;
  /** Null: nothing to answer. */
  dueAt: Date | null;
}

/** By payment intent. Asks only for charges that were disputed. */
async function disputesByIntent({ api }: StripeClient, charges: readonly Stripe.Charge[]) {
  const disputes = new Map<string, Dispute>();
  for (const charge of charges.filter(({ disputed }) => disputed)) {
    const intent = idOf(charge.payment_intent);
    // A bank may dispute a payment in parts. An inquiry that became a dispute is the same one.
    const { data } = await api.disputes.list({ charge: charge.id, limit: 100 });
    const shown = mostUrgent(
      data.map(({ status, evidence_details: { due_by: due } }) => ({
        state: disputeStateOf(status),
        dueAt: waitsForAnswer(status) ? momentOrNull(due) : null,
      })),
    );
    if (!intent || !shown) continue;
    const chargebackCents = data.reduce((sum, { status, amount }) => sum + (status === 'lost' ? amount : 0), 0);
    disputes.set(intent, { chargebackCents, ...shown });
  }
  return disputes;
}

/** A dispute names its charge, and no customer. */
export async function customerOfCharge({ api }: StripeClient, charge: string): Promise<string | null> {
  return idOf((await api.charges.retrieve(charge)).customer);
}
