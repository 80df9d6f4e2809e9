import type { BillingPeriod } from '#domain/billing/plan.ts';
import { idOf, momentOf, needsConfirmation, seconds } from '#io/stripe/ask-stripe.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { planMetadata } from './prices.ts';

interface PlanChange {
  subscriptionId: string;
  price: string;
  /** When the new plan starts; the amount is calculated for this time. */
  at: Date;
}

const itemsOf = async ({ api }: StripeClient, { subscriptionId, price }: PlanChange) => {
  const subscription = await api.subscriptions.retrieve(subscriptionId);
  const [item] = subscription.items.data;
  return [{ ...(item ? { id: item.id } : {}), price, quantity: 1 }];
};

/** The price of a change; a negative amount becomes a credit. */
export async function previewChange(stripe: StripeClient, change: PlanChange) {
  const items = await itemsOf(stripe, change);
  const invoice = await stripe.api.invoices.createPreview({
    subscription: change.subscriptionId,
    subscription_details: { items, proration_behavior: 'always_invoice', proration_date: seconds(change.at) },
  });
  const taxCents = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return {
    netCents: invoice.total_excluding_tax ?? invoice.total - taxCents,
    taxCents,
    grossCents: invoice.total,
    /** The end of the period that it pays for. */
    paidUntil: momentOf(Math.max(...invoice.lines.data.map(({ period }) => period.end))),
  };
}

/**
 * Charged at once; if the card is declined, nothing changes. If the bank asks the holder to confirm (3-D Secure), the
 * change waits for 23 hours (docs.stripe.com/billing/subscriptions/pending-updates): gives the page to confirm on.
 */
export async function changePlan(
  stripe: StripeClient,
  change: PlanChange & { planId: string; period: BillingPeriod },
): Promise<string | null> {
  const update = {
    items: await itemsOf(stripe, change),
    proration_behavior: 'always_invoice',
    proration_date: seconds(change.at),
    metadata: planMetadata(change),
  } as const;
  const { api } = stripe;
  try {
    await api.subscriptions.update(change.subscriptionId, { ...update, payment_behavior: 'error_if_incomplete' });
    return null;
  } catch (error) {
    if (!needsConfirmation(error)) throw error;
  }
  const { pending_update, latest_invoice } = await api.subscriptions.update(change.subscriptionId, {
    ...update,
    payment_behavior: 'pending_if_incomplete',
  });
  const invoice = idOf(latest_invoice);
  return pending_update && invoice ? ((await api.invoices.retrieve(invoice)).hosted_invoice_url ?? null) : null;
}

/** Nothing is charged during a trial, so only the plan is replaced. */
export async function changeTriedPlan(
  stripe: StripeClient,
  change: PlanChange & { planId: string; period: BillingPeriod },
): Promise<void> {
  await stripe.api.subscriptions.update(change.subscriptionId, {
    items: await itemsOf(stripe, change),
    proration_behavior: 'none',
    metadata: planMetadata(change),
  });
}
