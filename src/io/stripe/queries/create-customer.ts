import { createHash } from 'node:crypto';
import type { StripeClient } from '#io/stripe/stripe.ts';

interface NewCustomer {
  projectUuid: string;
  email: string;
  site: string;
  language: string;
  /** The operator's details, printed below every invoice. */
  footer: string;
  /**
   * The number of deleted customers, part of the idempotency key: otherwise Stripe would return the deleted one for a
   * day.
   */
  earlier: number;
}

/** One per project: a repeated request returns the same customer. */
export async function createCustomer({ api }: StripeClient, customer: NewCustomer): Promise<string> {
  const { projectUuid, email, site, language, footer, earlier } = customer;
  const fields = {
    email,
    description: site,
    preferred_locales: [language],
    metadata: { project: projectUuid },
    invoice_settings: { footer },
  };
  // Stripe rejects an idempotency key that is reused with other fields, for example after a change of language.
  const print = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 32);
  const { id } = await api.customers.create(fields, {
    idempotencyKey: `linkbild-customer-${projectUuid}-${earlier}-${print}`,
  });
  return id;
}

/** The operator may have changed since the customer was made. */
export async function setInvoiceFooter({ api }: StripeClient, id: string, footer: string): Promise<void> {
  await api.customers.update(id, { invoice_settings: { footer } });
}
