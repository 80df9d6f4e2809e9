import type Stripe from 'stripe';
import type { BillingPeriod } from '#domain/billing/plan.ts';
import { idOf, seconds } from '#io/stripe/ask-stripe.ts';
import type { StripeClient } from '#io/stripe/stripe.ts';
import { planMetadata } from './prices.ts';

interface Page {
  customer: string;
  projectUuid: string;
  price: string;
  language: 'en' | 'de';
  /** Where the buyer returns to. Stripe replaces `{CHECKOUT_SESSION_ID}`. */
  successUrl: string;
  cancelUrl: string;
}

const common = (page: Page): Stripe.Checkout.SessionCreateParams => ({
  customer: page.customer,
  client_reference_id: page.projectUuid,
  line_items: [{ price: page.price, quantity: 1 }],
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  customer_update: { address: 'auto', name: 'auto' },
  billing_address_collection: 'required',
  locale: page.language,
  success_url: page.successUrl,
  cancel_url: page.cancelUrl,
});

/** The URL of the payment page for a plan. `firstPaymentAt`: nothing is charged before. */
export async function openPlanCheckout(
  { api }: StripeClient,
  page: Page & { planId: string; period: BillingPeriod; firstPaymentAt: Date | null },
): Promise<string | null> {
  const metadata = { project: page.projectUuid, ...planMetadata(page) };
  const session = await api.checkout.sessions.create({
    ...common(page),
    mode: 'subscription',
    metadata,
    subscription_data: { metadata, ...(page.firstPaymentAt ? { trial_end: seconds(page.firstPaymentAt) } : {}) },
  });
  return session.url;
}

export async function openCreditCheckout(
  { api }: StripeClient,
  page: Page & { creditBundleId: string; buyerId: number },
): Promise<string | null> {
  const metadata = { project: page.projectUuid, creditBundle: page.creditBundleId, buyer: String(page.buyerId) };
  const session = await api.checkout.sessions.create({
    ...common(page),
    mode: 'payment',
    metadata,
    invoice_creation: { enabled: true, invoice_data: { metadata } },
  });
  return session.url;
}

/** The state of a payment page. */
export async function findCheckout({ api }: StripeClient, sessionId: string) {
  const session = await api.checkout.sessions.retrieve(sessionId);
  return {
    customer: idOf(session.customer),
    isComplete: session.status === 'complete',
    isPaid: session.payment_status !== 'unpaid',
  };
}
