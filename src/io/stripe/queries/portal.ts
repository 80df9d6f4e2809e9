import type Stripe from 'stripe';
import type { StripeClient } from '#io/stripe/stripe.ts';

interface Visit {
  customer: string;
  returnUrl: string;
  language: 'en' | 'de';
}

/** The URL of Stripe's pages for card, address, VAT ID and invoices. */
export async function openPortal(stripe: StripeClient, { customer, returnUrl, language }: Visit): Promise<string> {
  const configuration = await findPortal(stripe);
  const session = await stripe.api.billingPortal.sessions.create({
    customer,
    return_url: returnUrl,
    locale: language,
    ...(configuration ? { configuration } : {}),
  });
  return session.url;
}

const MARK = { linkbild: 'portal' };

const features: Stripe.BillingPortal.ConfigurationCreateParams.Features = {
  customer_update: { enabled: true, allowed_updates: ['address', 'name', 'tax_id'] },
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
  // Off, because our own page shows the amount before the change.
  subscription_update: { enabled: false },
};

/** Our portal configuration if the command has created it, otherwise Stripe's default. */
async function findPortal({ api }: StripeClient): Promise<string | null> {
  const { data } = await api.billingPortal.configurations.list({ active: true, limit: 100 });
  return data.find(({ metadata }) => metadata?.linkbild === MARK.linkbild)?.id ?? null;
}

export async function savePortal(stripe: StripeClient, returnUrl: string): Promise<'made' | 'updated'> {
  const id = await findPortal(stripe);
  const fields = { features, default_return_url: returnUrl, metadata: MARK };
  if (id) await stripe.api.billingPortal.configurations.update(id, fields);
  else await stripe.api.billingPortal.configurations.create(fields);
  return id ? 'updated' : 'made';
}
