import type { StripeClient } from '#io/stripe/stripe.ts';
import { findPortal } from './save-portal.ts';

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
