import { createHash } from 'node:crypto';
import type { StripeClient } from '#io/stripe/stripe.ts';

interface NewCustomer {
  projectUuid: string;
  email: string;
  site: string;
  language: string;
  /** How many the project had before that were deleted: Stripe would answer with the last of them for a day. */
  earlier: number;
}

/** One for a project: asked twice, Stripe gives the same one. */
export async function createCustomer({ api }: StripeClient, customer: NewCustomer): Promise<string> {
  const { projectUuid, email, site, language, earlier } = customer;
  const fields = { email, description: site, preferred_locales: [language], metadata: { project: projectUuid } };
  // Stripe refuses a key that comes with other fields, as after a change of language.
  const print = createHash('sha256').update(JSON.stringify(fields)).digest('hex').slice(0, 32);
  const { id } = await api.customers.create(fields, {
    idempotencyKey: `linkbild-customer-${projectUuid}-${earlier}-${print}`,
  });
  return id;
}
